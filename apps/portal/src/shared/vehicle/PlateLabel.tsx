/** A label whose part in brackets is only spoken, because the whole is wider than a phone. */
export function PlateLabel({ text }: { text: string }) {
  const [shown, spoken] = text.split(/[[\]]/)
  return (
    <>
      {shown}
      {spoken !== undefined && <span className="sr-only">{spoken}</span>}
    </>
  )
}
