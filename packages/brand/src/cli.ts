#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { brandCommand } from './command.ts'

const fonts = join(import.meta.dirname, 'fonts')

process.exitCode = await brandCommand(process.argv.slice(2), {
  command: 'npx @voie-libre/brand',
  version: manifest.version,
  folder: process.cwd(),
  newFolder: (name) => join('brands', name),
  builtFolder: (name) => join('brands', name, 'dist'),
  afterBuild: (name) =>
    `Serve it as /brands/${name}/, link /brands/${name}/brand.css and set data-brand="${name}" on <html>.`,
  // The package brings the fonts that `new` offers, so that nothing else must be installed.
  fonts: (source) => {
    const path = join(fonts, source.slice(source.lastIndexOf('/') + 1))
    return existsSync(path) ? path : undefined
  },
})
