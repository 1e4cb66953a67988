/**
 * The single list of colour names that every brand fills. Names state a role, never a hue or a component. One name
 * serves as the token in the brand's file (`light.color.on-accent`), the CSS variable (`--vl-color-on-accent`) and the
 * utility (`bg-on-accent`). `on-x` is text or an icon on `x`; `contrast.ts` lists the pairs that must be legible.
 */
export const colorRoles = {
  surface: 'Page background.',
  'surface-raised': 'Cards, dialogs, fields.',
  'surface-sunken': 'Less important areas: table heads, card footers, skeletons.',
  'surface-brand': 'The brand band: bar above the header, banner, footer.',
  'on-brand': 'Text and focus on the brand band.',
  'on-brand-soft': 'Secondary text on the brand band.',
  text: 'Text.',
  'text-soft': 'Secondary text, on every surface except the brand band.',
  line: 'Decorative separators.',
  'line-strong': 'Borders of controls.',
  edge: 'Outline of cards and panels: subtle with a shadow, clearly visible without one.',
  'action-fill': 'Background of buttons and of what is chosen.',
  'on-action-fill': 'Text and icons on it.',
  'action-fill-hover': 'A button under the pointer.',
  'action-edge': 'Border of buttons, ticked boxes and what is chosen, where the fill alone would not stand out.',
  'action-text': 'Links, secondary buttons, icons that act.',
  'action-soft': 'Background of selected or hovered items.',
  accent: 'The secondary colour, for marks and illustrations.',
  'on-accent': 'Text on the secondary colour.',
  focus: 'Focus outline, on every surface except the brand band.',
  danger: 'Errors and irreversible actions.',
  'on-danger': 'Text on the button of an irreversible action.',
  'danger-soft': 'Background of an error.',
  success: 'Success.',
  'success-soft': 'Background of a success message.',
  warning: 'Urgent information.',
  'warning-soft': 'Background of urgent information.',
  info: 'Useful information.',
  'info-soft': 'Background of useful information.',
  scrim: 'Overlay on the page behind a dialog; the only colour that may be translucent.',
  'plate-face': 'Background of a number plate, the same in every mode, because plates follow road regulations.',
  'plate-ink': 'Characters and border of a number plate.',
  'plate-band': 'Band of a number plate, with the country code.',
  'on-plate-band': 'Country code on that band.',
} as const
export type ColorName = keyof typeof colorRoles

const isColorName = (name: string): name is ColorName => name in colorRoles
export const colorNames: readonly ColorName[] = Object.keys(colorRoles).filter(isColorName)

/** The colour modes; a brand fills each. The contrast modes are for people whose system requests more contrast. */
export const modes = ['light', 'dark', 'light-contrast', 'dark-contrast'] as const
export type Mode = (typeof modes)[number]

/** The spacing variants. A brand fills both and names its default. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export const radiusNames = ['control', 'card', 'pill'] as const
export const strokeNames = ['control', 'card', 'focus'] as const
export const shadowNames = ['card', 'raised'] as const
/** `plate` is for number plates only. */
export const fontNames = ['body', 'heading', 'plate'] as const
/** Steps of the type scale, as powers of the brand's ratio. */
export const textSteps = { xs: -1, sm: -0.5, base: 0, lg: 0.75, xl: 1.5, '2xl': 2.5, '3xl': 3.75, '4xl': 5 } as const

const more = [
  'heading-weight',
  'heading-tracking',
  'link-line',
  'size-control',
  'spacing',
  'image-logo',
  'image-logo-on-brand',
  'image-hero',
] as const
type TextStep = keyof typeof textSteps
const isTextStep = (name: string): name is TextStep => name in textSteps

/** Every token that a brand defines. The CSS variable has the prefix `--vl-`, so that it cannot be one of the host's. */
export const tokenNames = [
  ...colorNames.map((name) => `color-${name}` as const),
  ...shadowNames.map((name) => `shadow-${name}` as const),
  ...radiusNames.map((name) => `radius-${name}` as const),
  ...strokeNames.map((name) => `stroke-${name}` as const),
  ...fontNames.map((name) => `font-${name}` as const),
  ...Object.keys(textSteps)
    .filter(isTextStep)
    .map((name) => `text-${name}` as const),
  ...more,
] as const
export type TokenName = (typeof tokenNames)[number]

/** A token as a CSS value, for styles in TypeScript: `variable('color-action-fill')`. */
export const variable = <Name extends TokenName>(name: Name): `var(--vl-${Name})` => `var(--vl-${name})`
