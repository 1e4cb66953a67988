#!/usr/bin/env node
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { brandCommand } from './command.ts'

process.exitCode = await brandCommand(process.argv.slice(2), {
  command: 'npx @voie-libre/brand',
  version: manifest.version,
  folder: process.cwd(),
  newFolder: (name) => join('brands', name),
  builtFolder: (name) => join('brands', name, 'dist'),
  afterBuild: (name) =>
    `Serve it as /brands/${name}/, link /brands/${name}/brand.css and set data-brand="${name}" on <html>.`,
})
