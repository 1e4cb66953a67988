/** One step of an upgrade that a program can do as well as a person. */
export interface Codemod {
  /** The version that needs it. */
  version: string
  /** What it does, for the person who runs it. */
  about: string
  /** The files it reads, by how their names end. */
  files: RegExp
  /** The file as it should be; the same text where there is nothing to do, however often it runs. */
  rewrite: (source: string) => string
}
