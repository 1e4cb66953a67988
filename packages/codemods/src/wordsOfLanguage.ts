import type { Codemod } from './codemod.ts'

const provider = /^([ \t]*)import [^\n]*\bUiProvider\b[^\n]* from (['"])@voie-libre\/ui\/provider\2(;?)/m
// It was required: the first of that name is the provider's own.
const language = /(<UiProvider\b(?:(?!\blanguage=|<\/)[\s\S])*?)\blanguage=(['"])(fr|en|de|it|es)\2/

/** Up to 0.1 the provider was told a language, and every product shipped the words of all five. */
export const wordsOfLanguage: Codemod = {
  version: '0.2.0',
  about: 'gives UiProvider the words of its language, instead of the name of that language',
  files: /\.[jt]sx$/,
  rewrite(source) {
    const [, , , code] = language.exec(source) ?? []
    // A file that has words of its own, or providers in two languages, is for a person.
    if (code === undefined || !provider.test(source) || /\bwords\b/.test(source)) return source
    const rewritten = source.replace(language, '$1words={words}')
    if (language.test(rewritten)) return source
    return rewritten.replace(
      provider,
      (found, indent: string, quote: string, end: string) =>
        `${found}\n${indent}import { words } from ${quote}@voie-libre/ui/words/${code}${quote}${end}`,
    )
  },
}
