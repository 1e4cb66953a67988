import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), react()],
  build: {
    manifest: true, // the server reads it to preload what a page needs
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // no data: addresses, so that the content policy can refuse them
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'index.html'),
      output: {
        codeSplitting: {
          // What every page runs on, in one file: it compresses better together and outlives our own releases.
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|swr|jotai|zod)[\\/]/,
            },
          ],
        },
      },
    },
  },
})
