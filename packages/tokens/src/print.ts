const width = 112

/** A file of tokens as text: JSON in which whatever fits upon a line stands on one, so that a token is a line. */
export function tokensText(file: unknown): string {
  return `${print(file, '')}\n`
}

function print(value: unknown, indent: string): string {
  const flat = oneLine(value)
  if (typeof value !== 'object' || value === null || (indent !== '' && indent.length + flat.length <= width))
    return flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((part) => deeper + print(part, deeper))
    : Object.entries(value).map(([name, part]) => `${deeper}${JSON.stringify(name)}: ${print(part, deeper)}`)
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${oneLine(part)}`)
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}
