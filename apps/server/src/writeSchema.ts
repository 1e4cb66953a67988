import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { configJsonSchema } from './configFile.ts'

/** Writes the JSON schema of the configuration, which editors read from the file's `$schema`. */
writeFileSync(
  resolve(import.meta.dirname, '../../../deploy/portal.config.schema.json'),
  `${JSON.stringify(configJsonSchema(), null, 2)}\n`,
)
