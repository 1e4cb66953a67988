import type { Codemod } from './codemod.ts'
import { tailwindEntry } from './tailwindEntry.ts'
import { wordsOfLanguage } from './wordsOfLanguage.ts'

/** In the order they must run in. */
export const codemods: readonly Codemod[] = [tailwindEntry, wordsOfLanguage]
