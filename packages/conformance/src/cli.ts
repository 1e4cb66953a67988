#!/usr/bin/env node
import manifest from '../package.json' with { type: 'json' }
import { conformanceCommand } from './command.ts'

process.exitCode = await conformanceCommand(process.argv.slice(2), {
  command: 'npx @voie-libre/conformance',
  version: manifest.version,
})
