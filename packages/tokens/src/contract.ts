/**
 * The names every brand must fill, by role, never by hue or by component: a forgotten token does not compile.
 * `css.ts` turns a brand into CSS variables; the root `tailwind.config.ts` turns the names into utilities.
 */

/** Colours as CSS colour strings. `onX` is text or an icon upon `x` and reaches 4.5:1 there. */
export interface Colors {
  /** Page background. */
  surface: string
  /** Cards, dialogs, fields. */
  surfaceRaised: string
  /** Quiet areas: table heads, footers of cards, skeletons. */
  surfaceSunken: string
  /** The brand's own band: header bar, banner, footer. */
  surfaceBrand: string
  onBrand: string
  /** Secondary text upon `surfaceBrand`, 4.5:1. */
  onBrandSoft: string
  text: string
  /** Secondary text, still 4.5:1 upon every surface but the brand's. */
  textSoft: string
  /** Decorative separators. */
  line: string
  /** Borders of controls, 3:1 upon `surfaceRaised` and `surface`. */
  lineStrong: string
  /** Outline of cards and panels: a hint under a shadow, or the whole of the card's edge without one. */
  edge: string
  action: string
  onAction: string
  actionHover: string
  /** Tint behind selected or hovered things; `action` and `text` reach 4.5:1 upon it. */
  actionSoft: string
  /** The brand's second colour, for marks and illustrations. */
  accent: string
  onAccent: string
  /** Focus outline, 3:1 upon every surface but the brand's, where `onBrand` serves. */
  focus: string
  danger: string
  onDanger: string
  dangerSoft: string
  success: string
  successSoft: string
  warning: string
  warningSoft: string
  info: string
  infoSoft: string
  /** What lies behind a dialog. */
  scrim: string
  /** Number plates: the plate itself, its characters and border, the EU band and its letters. */
  plateFace: string
  plateInk: string
  plateBand: string
  onPlateBand: string
}

export interface Brand {
  name: string
  /** What people read: the operator's product name in page titles when the server gives none. */
  label: string
  color: Colors
  /** CSS lengths. */
  radius: { control: string; card: string; pill: string }
  /** CSS box shadows. */
  shadow: { card: string; raised: string }
  /** CSS font stacks. `plate` is for number plates alone. */
  font: {
    body: string
    heading: string
    plate: string
    headingWeight: string
    headingTracking: string
    /** The self-hosted faces; empty for a brand of system fonts. */
    files: readonly FontFile[]
    /** System faces stretched to the metrics of the self-hosted ones, so that nothing moves when those arrive. */
    fallbacks: readonly FontFallback[]
  }
  /** Heights of controls and the step of the spacing scale, as CSS lengths. */
  density: { control: string; space: string }
  /** Base size and ratio of the type scale. */
  type: { base: string; ratio: number }
  /** Width of borders and of the focus outline, as CSS lengths. */
  stroke: { control: string; card: string; focus: string }
  /** Files beside the brand's own, served beside its CSS. Logos are drawn four times as wide as high. */
  image: { logo: string; logoOnBrand: string; hero: string; favicon: string }
}

export interface FontFile {
  family: string
  /** Module path of a woff2 file in a font package. */
  source: string
  weight: string
  subset: 'latin' | 'latin-ext'
}

export interface FontFallback {
  family: string
  weight: string
  /** Names of installed faces, the first found serves. */
  local: readonly string[]
  /** Percentages: width against the installed face, then ascent and descent at that width. */
  size: number
  ascent: number
  descent: number
}
