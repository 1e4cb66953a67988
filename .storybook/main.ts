import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { mergeConfig } from 'vite'

const root = resolve(import.meta.dirname, '..')

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/portal/src/shared/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Where the portal serves them too, so that a component asks for the same addresses in both.
  staticDirs: [
    { from: '../packages/ui/src/icon/sprite.svg', to: '/icons.svg' },
    { from: '../apps/portal/node_modules/flag-icons/flags/4x3', to: '/flags' },
    { from: '../packages/tokens/dist', to: '/brands' },
  ],
  viteFinal: (vite) => mergeConfig(vite, { root, plugins: [tailwindcss()] }),
}

export default config
