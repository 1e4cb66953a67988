/** The one global outside ECMAScript that the rules use; every browser and server has it. */
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
