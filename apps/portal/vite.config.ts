import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

// Hides two warnings: timings of plugins, and modules that one page imports at once and another late.
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

const codeTag = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g

/** Writes the comments at which the server fills the page (apps/server/src/document.ts), the page's code between two of them. */
const placeholders: Plugin = {
  name: 'placeholders',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      // The first screen needs no code, so style sheet, picture and fonts load first on a slow connection.
      const code = (html.match(codeTag) ?? []).map((tag) =>
        tag.trim().replace(/^<(\S+ \S+)/, '<$1 fetchpriority="low"'),
      )
      return html
        .replaceAll(codeTag, '')
        .replace('</head>', () => `  <!--code-->${code.join('')}<!--/code-->\n    <!--head-->\n  </head>`)
    },
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), react(), earlyScript, placeholders],
  worker: { format: 'es' },
  build: {
    manifest: true, // the server reads it to preload a page's chunks
    target: 'es2022',
    sourcemap: 'hidden', // packages/tools/src/build.ts moves them to a folder that is not served
    // Without the list of the chunks of each page, which costs every first page 3 kB: the server preloads the chunks of a
    // first page, and links load those of the next one before they are followed.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
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
          ],
        },
      },
    },
  },
})
