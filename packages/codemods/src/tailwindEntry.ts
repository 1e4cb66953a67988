import type { Codemod } from './codemod.ts'

const entry = /^([ \t]*)@import (['"])@voie-libre\/ui\/tailwind\.css\2/m
const ownTailwind = /@import (?:url\()?['"]tailwindcss(?:\/utilities(?:\.css)?)?['"]/

/** Up to 0.1 the entry brought Tailwind along, and with it a second theme for hosts that had their own. */
export const tailwindEntry: Codemod = {
  version: '0.2.0',
  about: "imports Tailwind before '@voie-libre/ui/tailwind.css', which does not bring it any more",
  files: /\.(css|pcss|postcss)$/,
  rewrite: (source) =>
    ownTailwind.test(source)
      ? source
      : source.replace(entry, (found, indent: string, quote: string) => {
          return `${indent}@import ${quote}tailwindcss${quote};\n${found}`
        }),
}
