/**
 * The one list of names that every brand fills, by role, never by hue or by component. A name is the token's in the
 * brand's file (`light.color.on-action`), the CSS variable's (`--color-on-action`) and the utility's (`bg-on-action`).
 * `on-x` is text or an icon upon `x`; what must be legible upon what is in `contrast.ts`.
 */
export const colorRoles = {
  surface: 'Page background.',
  'surface-raised': 'Cards, dialogs, fields.',
  'surface-sunken': 'Quiet areas: heads of tables, feet of cards, skeletons.',
  'surface-brand': 'The brand’s own band: bar above the header, banner, footer.',
  'on-brand': 'Text and focus upon the band.',
  'on-brand-soft': 'Secondary text upon the band.',
  text: 'Text.',
  'text-soft': 'Secondary text, upon every surface but the band.',
  line: 'Decorative separators.',
  'line-strong': 'Borders of controls.',
  edge: 'Outline of cards and panels: a hint under a shadow, or the whole of the edge without one.',
  action: 'Buttons, links, what is chosen.',
  'on-action': 'Text upon a button.',
  'action-hover': 'A button or link under the pointer.',
  'action-soft': 'Tint behind what is chosen or under the pointer.',
  accent: 'The brand’s second colour, for marks and illustrations.',
  'on-accent': 'Text upon the second colour.',
  focus: 'Focus outline, upon every surface but the band.',
  danger: 'Errors, and what cannot be undone.',
  'on-danger': 'Text upon a button that cannot be undone.',
  'danger-soft': 'Ground of an error.',
  success: 'What went well.',
  'success-soft': 'Ground of what went well.',
  warning: 'What is urgent.',
  'warning-soft': 'Ground of what is urgent.',
  info: 'What is good to know.',
  'info-soft': 'Ground of what is good to know.',
  scrim: 'What lies behind a dialog; the only colour that may be translucent.',
  'plate-face': 'A number plate, the same by day and night: plates belong to the road.',
  'plate-ink': 'Its characters and border.',
  'plate-band': 'Its band with the country’s sign.',
  'on-plate-band': 'The country’s sign.',
} as const
export type ColorName = keyof typeof colorRoles

const isColorName = (name: string): name is ColorName => name in colorRoles
export const colorNames: readonly ColorName[] = Object.keys(colorRoles).filter(isColorName)

/** How a page may be lit; a brand fills each. The contrast ones are for people who ask their system for more of it. */
export const modes = ['light', 'dark', 'light-contrast', 'dark-contrast'] as const
export type Mode = (typeof modes)[number]

/** How close things stand. A brand fills both and says which it wears by itself. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export const radiusNames = ['control', 'card', 'pill'] as const
export const strokeNames = ['control', 'card', 'focus'] as const
export const shadowNames = ['card', 'raised'] as const
/** `plate` is for number plates alone. */
export const fontNames = ['body', 'heading', 'plate'] as const
/** Steps of the type scale, as powers of the brand's ratio. */
export const textSteps = { xs: -1, sm: -0.5, base: 0, lg: 0.75, xl: 1.5, '2xl': 2.5, '3xl': 3.75, '4xl': 5 } as const

const more = [
  'heading-weight',
  'heading-tracking',
  'size-control',
  'spacing',
  'image-logo',
  'image-logo-on-brand',
  'image-hero',
] as const
type TextStep = keyof typeof textSteps
const isTextStep = (name: string): name is TextStep => name in textSteps

/** Every CSS variable that a brand gives, without the dashes before it. */
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

/** A token as a value of CSS, for whoever styles in TypeScript: `variable('color-action')`. */
export const variable = <Name extends TokenName>(name: Name): `var(--${Name})` => `var(--${name})`
