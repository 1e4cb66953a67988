import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { mergeConfig } from 'vite'

const root = resolve(import.meta.dirname, '..')

const config: StorybookConfig = {
  stories: ['../packages/ui/docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/studio/src/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Resolves types as the compiler does, unions and inherited props included. Tests do not need it.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: resolve(root, 'packages/ui/tsconfig.json'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Attributes of the element come from React's types; every page states that they are passed on.
      propFilter: ({ parent, declarations }) => !(parent ?? declarations?.[0])?.fileName.includes('node_modules'),
    },
  },
  // The same addresses as in the portal, so that components need no configuration of their own here.
  staticDirs: [
    { from: '../packages/ui/src/icon/sprite.svg', to: '/icons.svg' },
    { from: '../apps/portal/node_modules/flag-icons/flags/4x3', to: '/flags' },
    { from: '../packages/tokens/dist', to: '/brands' },
    { from: '../packages/tokens/dist/harbour/favicon.svg', to: '/favicon.svg' },
  ],
  viteFinal: (vite) => mergeConfig(vite, { root, plugins: [tailwindcss()] }),
}

export default config
