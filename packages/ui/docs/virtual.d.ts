declare module 'virtual:token-use' {
  /** By file, such as `button/Button.tsx`: the tokens it uses itself, and those of the files it imports. */
  export const tokenUse: Readonly<Record<string, { own: readonly string[]; parts: readonly string[] }>>
}

declare module 'virtual:facts' {
  import type { Fact } from '../../../.storybook/facts.ts'

  /** By entry, such as `./button`. */
  export const facts: Readonly<Record<string, Fact>>
  /** The changelog in Markdown, the next version first. */
  export const changes: string
}
