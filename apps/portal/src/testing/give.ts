/** Chooses a file without a copy to the test's server, which a large one would take long to reach. */
export function give(input: Element, content: BlobPart, name: string) {
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for a file')
  const given = new DataTransfer()
  given.items.add(new File([content], name))
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
