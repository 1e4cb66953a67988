import { hexOf, oklchOf } from './color.ts'
import type { BrandSeeds } from './compile.ts'
import type { ColorName, Mode } from './contract.ts'
import { measureMode } from './contrast.ts'
import { mostNeutral, palette } from './palette.ts'

/** A seed that the compiler could not use as it is. */
export interface SeedMove {
  seed: 'action' | 'accent' | 'neutral'
  mode: Mode
  /** What shows the moved colour. */
  role: ColorName
  before: string
  after: string
  reason: string
}

const shownAs = [
  ['action', 'action-fill'],
  ['action', 'action-text'],
  ['accent', 'accent'],
] as const
const shownModes = ['light', 'dark'] as const

/** The seeds that a computed brand does not show as given, with the reason, in light and dark mode. */
export function movedSeeds(seeds: BrandSeeds): SeedMove[] {
  const moves = shownModes.flatMap((mode) =>
    shownAs.flatMap(([seed, role]): SeedMove[] => {
      const color = palette(seeds, mode)
      const before = seeds[seed]?.toLowerCase()
      const after = color[role]
      if (before === undefined || before === after) return []
      return [{ seed, mode, role, before, after, reason: weakest(mode, role, { ...color, [role]: before }) ?? calmer }]
    }),
  )
  return [...moves, ...neutralMove(seeds.neutral)]
}

const calmer = 'a dark page shows a lighter, calmer shade of the same hue, which neither dazzles nor sinks in'

/** The pair of the seed with the least contrast, if one is too faint. */
function weakest(mode: Mode, seed: ColorName, color: Readonly<Record<ColorName, string>>): string | undefined {
  const [worst] = measureMode(mode, color)
    .filter(({ passes, upper, lower }) => !passes && (upper === seed || (lower === seed && upper === `on-${seed}`)))
    .toSorted((one, other) => one.reached / one.least - other.reached / other.least)
  if (!worst) return undefined
  const { upper, lower, colors, reached, least } = worst
  const place = upper === seed ? `upon ${lower} (${colors[1]}) it reaches` : `${upper} (${colors[0]}) upon it reaches`
  return `${place} ${(Math.floor(reached * 100) / 100).toFixed(2)}:1, and ${least}:1 is needed`
}

function neutralMove(neutral: string): SeedMove[] {
  if (!neutral.startsWith('#')) return []
  const { l, c, h } = oklchOf(neutral)
  if (c <= mostNeutral) return []
  const reason = `greys keep a trace of the hue only (a chroma of ${mostNeutral}, where this has ${c.toFixed(2)})`
  return [
    {
      seed: 'neutral',
      mode: 'light',
      role: 'surface',
      before: neutral.toLowerCase(),
      after: hexOf({ l, c: mostNeutral, h }),
      reason,
    },
  ]
}
