import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * What no page uses of the router's own components: the link and the form of its framework, with their preloading, stay in
 * a bundle because a name is written on each of them, by calls that a bundler cannot know to be harmless. 4 kB gzip.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll('React$1.forwardRef(', () => '/* @__PURE__ */ React$1.forwardRef('),
      map: null,
    }),
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), react(), leanRouter],
  build: {
    manifest: true, // the server reads it to preload what a page needs
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // no data: addresses, so that the content policy can refuse them
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'index.html'),
      output: {
        codeSplitting: {
          groups: [
            // What every page runs on, in one file: it compresses better together and outlives our own releases.
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|swr|jotai|zod)[\\/]/,
              priority: 2,
            },
            // What every visit starts with, in one file instead of one per set of pages that share it: 6 kB gzip less.
            { name: 'start', tags: ['$initial'], test: /^(?!.*[\\/](main\.tsx|index\.html)$)/, priority: 1 },
          ],
        },
      },
    },
  },
})
