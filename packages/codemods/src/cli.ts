import { parseArgs } from 'node:util'
import { codemods } from './codemods.ts'
import { rewriteAll } from './run.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { dry: { type: 'boolean' } } })
const [version, ...paths] = positionals
const wanted = codemods.filter((codemod) => codemod.version === version)

if (wanted.length === 0 || paths.length === 0) {
  console.error('Usage: codemods <version> <files or folders> [--dry]\n')
  for (const codemod of codemods) console.error(`${codemod.version}  ${codemod.about}`)
  process.exitCode = 1
} else {
  const changed = rewriteAll(paths, wanted, { dry: values.dry ?? false })
  for (const file of changed) console.log(file)
  console.log(`${changed.length} ${values.dry ? 'would change' : 'changed'}.`)
}
