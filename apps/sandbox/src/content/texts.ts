import type { Language } from '../locales/texts.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import type { ArticleId, DialogueId } from './structure.ts'

interface ArticleTexts {
  title: string
  extract?: string
  /** One line under a picture. */
  catchphrase?: string
  content: string
  buttonText?: string
}

/**
 * All texts of one language; French decides which ones exist. `placesOf` lists the placeholders. French has typographic
 * apostrophes, except in the texts that scripts look for by their letters, such as actions and the reasons of claims.
 */
export type Texts = Omit<typeof fr, 'articles' | 'defects' | 'dialogue'> & {
  articles: Record<ArticleId, ArticleTexts>
  /** Known defects by RGAA criterion, and the sentences for no defect, unchecked criteria and the audit. */
  defects: Readonly<Record<string, string>> & Record<'none' | 'unchecked' | 'audited' | 'mended', string>
  dialogue: Record<DialogueId, { label?: string; text: string }>
}
export type MailId = keyof Texts['mails']

export const texts: Readonly<Record<Language, Texts>> = { fr, en, de, it, es }
