import roles from './colorRoles.json' with { type: 'json' }

/**
 * The single list of colour names that every brand fills. Names state a role, never a hue or a component. One name
 * serves as the token in the brand's file (`light.color.on-accent`), the CSS variable (`--vl-color-on-accent`) and the
 * utility (`bg-on-accent`). `on-x` is text or an icon on `x`; `contrast.ts` lists the pairs that must be legible.
 */
export const colorRoles: Readonly<Record<ColorName, string>> = roles
export type ColorName = keyof typeof roles

const keysOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(fields).filter((key): key is Name => key in fields)
export const colorNames: readonly ColorName[] = keysOf(roles)

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

/** Every token that a brand defines. The CSS variable has the prefix `--vl-`, so that it cannot be one of the host's. */
export const tokenNames = [
  ...colorNames.map((name) => `color-${name}` as const),
  ...shadowNames.map((name) => `shadow-${name}` as const),
  ...radiusNames.map((name) => `radius-${name}` as const),
  ...strokeNames.map((name) => `stroke-${name}` as const),
  ...fontNames.map((name) => `font-${name}` as const),
  ...keysOf(textSteps).map((name) => `text-${name}` as const),
  ...more,
] as const
export type TokenName = (typeof tokenNames)[number]

/** A token as a CSS value, for styles in TypeScript: `variable('color-action-fill')`. */
export const variable = <Name extends TokenName>(name: Name): `var(--vl-${Name})` => `var(--vl-${name})`
