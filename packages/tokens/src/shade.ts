import { contrast, hexOf, type Oklch, oklchOf } from './color.ts'

/** A colour whose lightness is open. */
export type Tint = Pick<Oklch, 'c' | 'h'>

/** Aims slightly above the required contrast, so that rounding to 8 bits per channel never falls below it. */
const margin = 0.05

/**
 * Finds the shade of a tint that is nearest to the lightness `from` and reaches the contrast `least` on every ground.
 * `towards` 0 searches darker shades, 1 lighter ones. Falls back to black or white, the highest contrast possible.
 */
export function reach(tint: Tint, from: number, towards: 0 | 1, least: number, grounds: readonly string[]): string {
  const at = (l: number) => hexOf({ ...tint, l })
  const worst = (color: string) => Math.min(...grounds.map((ground) => contrast(color, ground)))
  const wanted = least + margin
  const first = at(from)
  if (worst(first) >= wanted) return first
  let [faint, strong] = [from, towards as number]
  for (let step = 0; step < 16; step += 1) {
    const middle = (faint + strong) / 2
    if (worst(at(middle)) >= wanted) strong = middle
    else faint = middle
  }
  return at(strong)
}

/** The shade nearest to a colour that is legible on a ground, if there is one. */
export function legibleShade(color: string, ground: string, least: number): string | undefined {
  const { l, ...tint } = oklchOf(color)
  const [nearest] = ([0, 1] as const)
    .map((towards) => reach(tint, l, towards, least, [ground]))
    .filter((shade) => contrast(shade, ground) >= least)
    .toSorted((one, other) => Math.abs(oklchOf(one).l - l) - Math.abs(oklchOf(other).l - l))
  return nearest
}
