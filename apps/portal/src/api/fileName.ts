/**
 * The file name in a Content-Disposition header: the encoded one, else the plain one; empty if there is none. Folders and
 * control characters are dropped. [RFC 6266]
 */
export function fileNameIn(header: string | null): string {
  const encoded = /filename\*\s*=\s*(?:UTF-8|ISO-8859-1)''([^;\s]+)/i.exec(header ?? '')?.[1]
  const [, quoted, plain] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '') ?? []
  const name = decoded(encoded) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? ''
  return (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{Cc}/gu, '').trim()
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}
