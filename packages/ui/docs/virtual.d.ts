declare module 'virtual:token-use' {
  /** By file, such as `button/Button.tsx`: the tokens it uses itself, and those of the files it imports. */
  export const tokenUse: Readonly<Record<string, { own: readonly string[]; parts: readonly string[] }>>
}
