const width = 120

/** Formats a file of tokens as JSON, with every value that fits on one line, so that most tokens take one line each. */
export function tokensText(file: unknown): string {
  return `${print(file, '', '')}\n`
}

function print(value: unknown, indent: string, name: string): string {
  const flat = indent + name + oneLine(value)
  // Leaves one column for the comma.
  if (typeof value !== 'object' || value === null || (indent !== '' && flat.length < width)) return flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((part) => print(part, deeper, ''))
    : entriesOf(value).map(([key, part]) => print(part, deeper, `${JSON.stringify(key)}: `))
  return `${indent}${name}${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/** JSON has no `undefined`. */
const entriesOf = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined)

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = entriesOf(value).map(([name, part]) => `${JSON.stringify(name)}: ${oneLine(part)}`)
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}
