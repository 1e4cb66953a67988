import { cva } from 'class-variance-authority'
import { useAssets } from '../provider/UiProvider.tsx'
import signs from './europeanSigns.json' with { type: 'json' }

const box = cva('flex w-[1.15em] shrink-0 select-none flex-col items-center font-plate', {
  variants: {
    european: { true: 'justify-between py-[0.12em]', false: 'justify-center' },
    kind: {
      muted: 'bg-text-soft text-surface-raised forced-color-adjust-none',
      european: 'bg-plate-band text-on-plate-band forced-color-adjust-none',
      other: 'border-e border-current/40',
    },
  },
})

/**
 * Countries whose plates have the blue European band with the ring of stars, and the code on it (which is not always
 * the country's ISO code: Germany has D). Other countries get their code without stars.
 */
const europeanSigns: Readonly<Record<string, string>> = signs

export interface PlateBandProps {
  /** Two-letter country code. */
  country: string
  /** The country's vehicle code (D, CH...). @default the European one, else the country code */
  band?: string | undefined
  muted?: boolean | undefined
}

/**
 * The narrow band at the left of a number plate. Its size is in em, from the plate around it. It is hidden from screen
 * readers.
 */
export function PlateBand({ country, band, muted = false }: PlateBandProps) {
  const { iconSprite } = useAssets()
  const code = country.toUpperCase()
  const european = europeanSigns[code]
  const sign = band ?? european ?? code
  return (
    <span
      aria-hidden="true"
      className={box({ european: european !== undefined, kind: muted ? 'muted' : european ? 'european' : 'other' })}
    >
      {european && (
        <svg viewBox="0 0 24 24" className="w-[0.78em] fill-current">
          <use href={`${iconSprite}#stars`} />
        </svg>
      )}
      <span
        className={`font-bold leading-none ${sign.length > 2 ? 'text-[0.42em]' : sign.length > 1 ? 'text-[0.52em]' : 'text-[0.62em]'}`}
      >
        {sign}
      </span>
    </span>
  )
}
