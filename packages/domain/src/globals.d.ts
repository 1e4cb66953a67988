/** The only globals outside ECMAScript that the rules use; browsers and Node provide them. */
declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  hash: string
  readonly host: string
  readonly href: string
  readonly origin: string
  readonly password: string
  readonly pathname: string
  readonly protocol: string
  search: string
  readonly username: string
}
declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean })
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string
}
/** One character per byte, which is enough for ASCII. Throws for text that is not base64. */
declare function atob(text: string): string
