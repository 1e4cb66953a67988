import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

/**
 * Removes React Router components that no page uses: its framework's link and form, with their preloading. Assignments
 * of `displayName`, which a bundler must treat as side effects, keep them in the bundle otherwise. Saves 4 kB gzip.
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

/** The router's instrumentation, which reports navigations and which no page switches on. Saves 1 kB gzip. */
const noInstrumentation: Plugin = {
  name: 'no-router-instrumentation',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/ },
    handler: (code) => {
      const names = /^export \{ ([^}]*) \};?$/m.exec(code)?.[1]?.split(', ')
      if (!names) throw new Error('The router exports its instrumentation in another way.')
      return {
        code: `const none = () => undefined\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }`,
        map: null,
      }
    },
  },
}

// On a busy machine the bundler prints how long its plugins took, which asks for no action. And one page may need at once
// what another one loads late.
const checks = { pluginTimings: false, ineffectiveDynamicImport: false }

/** Inlines src/firstScreen/early.ts with its imports, before the server computes the hash for the content security policy. */
const earlyScript: Plugin = {
  name: 'early-script',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: {
            checks,
            input: resolve(import.meta.dirname, 'src/firstScreen/early.ts'),
            output: { format: 'iife' },
          },
        },
      })
      const code = [built].flat().flatMap((result) => ('output' in result ? result.output[0].code.trim() : []))
      const inlined = html.replace(
        '<script src="/src/firstScreen/early.ts"></script>',
        () => `<script>${code.join('')}</script>`,
      )
      if (inlined === html) throw new Error('index.html does not load src/firstScreen/early.ts')
      return inlined
    },
  },
}

/** Of pages with a field, and of home's search. */
const fieldCode =
  /ui[\\/]src[\\/](card|checkbox|(email|text)-field|field(-row)?|fold|plate-field|select)[\\/]|packages[\\/]countries[\\/]|domain[\\/]src[\\/](reference[\\/]countries|journey[\\/]plateForm\.ts)|shared[\\/](feedback[\\/](useFieldError|useAsyncAction|CaptchaTrouble)|journeySearch[\\/]use|page[\\/](pageCode|useNextPage))|api[\\/]loadCode/
/** Of the forms that check their fields. */
const formCode = /node_modules[\\/](react-hook-form|@hookform)[\\/]|feedback[\\/]FormErrors/
/** Of the calls with an account or a proof of work. */
const callsCode = /api[\\/](account|captcha)\.ts$/
/** Of the pages that write a plate as its country does. */
const plateCode = /domain[\\/]src[\\/]journey[\\/]plate\.ts$|journeySearch[\\/]lastSearched/
/** Of the forms with a vehicle. */
const vehicleCode = /ui[\\/]src[\\/]country-select|shared[\\/]vehicle[\\/](PlateFields|RentalFields)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), react(), leanRouter, noInstrumentation, earlyScript],
  worker: { format: 'es' },
  build: {
    manifest: true, // the server reads it to preload a page's chunks
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // no data: URLs, so that the content security policy can refuse them
    rolldownOptions: {
      checks,
      input: resolve(import.meta.dirname, 'index.html'),
      output: {
        codeSplitting: {
          groups: [
            // Shared dependencies in one chunk: it compresses better and stays cached across releases of the portal.
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|swr|jotai|zod)[\\/]/,
              priority: 9,
            },
            // Entry code in one chunk instead of one per set of pages that share it: saves 6 kB gzip.
            { name: 'start', tags: ['$initial'], test: /^(?!.*[\\/](main\.tsx|index\.html)$)/, priority: 8 },
            // Code of several forms in few chunks, instead of 25 files of less than 1 kB. A chunk takes what its modules
            // import and no chunk of a higher priority has.
            { name: 'field', test: fieldCode, priority: 7 },
            { name: 'form', test: formCode, priority: 5 },
            { name: 'calls', test: callsCode, priority: 4 },
            { name: 'plate', test: plateCode, priority: 3 },
            { name: 'vehicle', test: vehicleCode, priority: 2 },
          ],
        },
      },
    },
  },
})
