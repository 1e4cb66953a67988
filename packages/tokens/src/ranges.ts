/** The range of a number or a length, with the reason for its ends. Lengths are compared in CSS pixels, 16 to a rem. */
export interface Range {
  least: number
  most: number
  why: string
  /** Lengths in px ignore the reader's text size. */
  only?: 'rem'
}

/** Ranges of lengths by token; `*` is any one name. */
export const lengths: Readonly<Record<string, Range>> = {
  'text.base': {
    least: 14,
    most: 22,
    only: 'rem',
    why: 'smaller text cannot be read on a phone, larger text leaves no room for a form',
  },
  'density.*.control': {
    least: 24,
    most: 80,
    why: 'a finger needs 24px or more (WCAG 2.5.8), and larger controls push the form off the screen',
  },
  'density.*.space': {
    least: 2,
    most: 8,
    why: 'all distances are multiples of it: less lets controls touch, more empties the screen',
  },
  'radius.control': { least: 0, most: 999, why: 'CSS has no corner below 0, and browsers round no further' },
  'radius.card': { least: 0, most: 64, why: 'CSS has no corner below 0, and rounder cards cut off their content' },
  'radius.pill': { least: 0, most: 9999, why: 'CSS has no corner below 0, and browsers round no further' },
  'stroke.control': {
    least: 1,
    most: 4,
    why: 'without a border a field cannot be seen (WCAG 1.4.11), and a thicker one looks selected',
  },
  'stroke.card': { least: 0, most: 8, why: 'a border has no negative width, and a thicker one reads as a bar' },
  'stroke.focus': {
    least: 2,
    most: 6,
    why: 'keyboard users cannot see a thinner focus ring (WCAG 2.4.13), and a thicker one covers its neighbours',
  },
}

/** Ranges of plain numbers by token. */
export const numbers = {
  'text.ratio': {
    least: 1.05,
    most: 1.4,
    why: 'it is raised to the fifth power: below, titles look like text; above, they do not fit a screen',
  },
  'heading.tracking': {
    least: -0.08,
    most: 0.12,
    why: 'it is a share of the font size (em): tighter letters overlap, looser words fall apart',
  },
  'heading.weight': { least: 300, most: 900, why: 'thinner strokes vanish, and no font is bolder' },
} as const satisfies Readonly<Record<string, Range>>

/** Ranges within a shadow, in px. */
export const shadowRanges: Readonly<Record<string, Range>> = {
  offsetX: { least: -48, most: 48, why: 'a shadow further away belongs to nothing' },
  offsetY: { least: -48, most: 48, why: 'a shadow further away belongs to nothing' },
  blur: { least: 0, most: 96, why: 'CSS ignores a shadow with a negative blur, and a wider one greys the page' },
  spread: { least: -48, most: 16, why: 'a wider shadow covers the neighbours' },
}
export const mostShadows = 4

/** Ranges of the computed type scale: its smallest step, and its largest on a wide screen, in px. */
export const scaleRange = { least: 11, most: 80 } as const

/** How opaque the scrim behind a dialog is. */
export const scrimRange: Range = {
  least: 0.3,
  most: 0.95,
  why: 'a fainter scrim does not set the dialog apart, and an opaque one hides the page',
}

/** The ranges of colour components by colour space. */
export const componentRanges = {
  srgb: [1, 1, 1],
  'display-p3': [1, 1, 1],
  hsl: [360, 100, 100],
  oklch: [1, 0.5, 360],
} as const

/** Percentages of an installed font that stands in for a web font. */
export const fallbackRange: Range = {
  least: 1,
  most: 200,
  why: 'CSS refuses a negative percentage, and no two text fonts differ this much',
}
