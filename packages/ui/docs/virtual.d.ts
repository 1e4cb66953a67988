declare module 'virtual:token-use' {
  /** By file, such as `button/Button.tsx`: the tokens it names itself, and those of its parts. */
  export const tokenUse: Readonly<Record<string, { own: readonly string[]; parts: readonly string[] }>>
}
