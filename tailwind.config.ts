import { colorNames } from './packages/tokens/src/contract.ts'

// Maps token names to utilities (bg-action, text-on-action, rounded-control...). Each entry CSS loads this file with
// @config. The values are in the brands (packages/tokens).
const colors = Object.fromEntries(
  // Old names, for one release.
  [...colorNames, 'action', 'on-action', 'action-hover'].map((name) => [name, `var(--vl-color-${name})`]),
)

export default {
  // Empty on purpose: every entry CSS names its own sources; otherwise the library's file would contain the portal's
  // classes.
  content: [],
  // English words of comments and names in code that are also class names: Tailwind reads a file as text. A test keeps the
  // list true (packages/tools/src/tailwind.test.ts).
  blocklist: ['!sticky', 'collapse', 'container', 'filter', 'outline', 'ring'],
  theme: {
    colors: { ...colors, transparent: 'transparent', current: 'currentColor', inherit: 'inherit' },
    borderRadius: {
      none: '0',
      control: 'var(--vl-radius-control)',
      card: 'var(--vl-radius-card)',
      pill: 'var(--vl-radius-pill)',
      // For elements inside a control, and for small marks such as a checkbox or a flag: never rounder than the
      // control.
      inner: 'max(0px, calc(var(--vl-radius-control) - 0.25rem))',
      mark: 'min(var(--vl-radius-control), 0.375rem)',
      // A brand cannot change these: the shape tells a radio from a checkbox, and road regulations define number
      // plates.
      dot: '50%',
      plate: '0.22em',
    },
    // The shadows `card` and `raised` are in packages/ui/src/utilities.css.
    boxShadow: {},
    fontFamily: { body: 'var(--vl-font-body)', heading: 'var(--vl-font-heading)', plate: 'var(--vl-font-plate)' },
    fontSize: {
      xs: ['var(--vl-text-xs)', { lineHeight: '1.4' }],
      sm: ['var(--vl-text-sm)', { lineHeight: '1.45' }],
      base: ['var(--vl-text-base)', { lineHeight: '1.5' }],
      lg: ['var(--vl-text-lg)', { lineHeight: '1.4' }],
      xl: ['var(--vl-text-xl)', { lineHeight: '1.3' }],
      '2xl': ['var(--vl-text-2xl)', { lineHeight: '1.2' }],
      '3xl': ['var(--vl-text-3xl)', { lineHeight: '1.12' }],
      '4xl': ['var(--vl-text-4xl)', { lineHeight: '1.05' }],
    },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    extend: {
      // `target`: minimum size of a pointer target in every density (WCAG 2.5.8); `touch`: of one for a finger (2.5.5).
      spacing: { DEFAULT: 'var(--vl-spacing)', control: 'var(--vl-size-control)', target: '1.5rem', touch: '2.75rem' },
      borderWidth: { control: 'var(--vl-stroke-control)', card: 'var(--vl-stroke-card)' },
      maxWidth: { page: '76rem', prose: '42rem', modal: '40rem' },
    },
  },
}
