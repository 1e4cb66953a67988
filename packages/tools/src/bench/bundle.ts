import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { brands, root } from '../paths.ts'

/** Builds the page `main.tsx` of a folder; `css` includes a brand. */
export async function bundle(folder: string): Promise<{ code: string; css: string }> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: join(folder, 'main.tsx') },
    },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    cacheDir: join(root, 'node_modules/.cache/voie-libre/vite'),
  })
  const outputs = Array.isArray(result) ? result : [result]
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []))
  const code = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
  const css = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const brand = await readFile(join(brands, 'harbour/brand.css'), 'utf8')
  return { code, css: [...css, brand].join('\n') }
}
