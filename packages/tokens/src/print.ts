const width = 120

/** A file of tokens as text: JSON in which whatever fits upon a line stands on one, so that most tokens are a line each. */
export function tokensText(file: unknown): string {
  return `${print(file, '', '')}\n`
}

function print(value: unknown, indent: string, name: string): string {
  const flat = indent + name + oneLine(value)
  // One place is the comma's.
  if (typeof value !== 'object' || value === null || (indent !== '' && flat.length < width)) return flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((part) => print(part, deeper, ''))
    : Object.entries(value).map(([key, part]) => print(part, deeper, `${JSON.stringify(key)}: `))
  return `${indent}${name}${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${oneLine(part)}`)
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}
