import { splitLanguage, withLanguage } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import { IconButton } from '@voie-libre/ui/icon-button'
import { useLocation } from 'react-router'
import { declineLanguage } from '../session/language.ts'

// Each text in its own language, whatever the language of the page.
const words: Readonly<Record<Language, { name: string; offer: string; close: string }>> = {
  fr: { name: 'Français', offer: 'Ce site existe aussi en français', close: 'Fermer' },
  en: { name: 'English', offer: 'This site is also available in English', close: 'Close' },
  de: { name: 'Deutsch', offer: 'Diese Website gibt es auch auf Deutsch', close: 'Schließen' },
  it: { name: 'Italiano', offer: 'Questo sito esiste anche in italiano', close: 'Chiudi' },
  es: { name: 'Español', offer: 'Este sitio también está en español', close: 'Cerrar' },
}

export interface LanguageOfferProps {
  language: Language
  /** Only the language's name, between the logo and the menu of a phone. */
  isShort?: boolean
}

/** Offers the browser's language in a free place of the header, where it moves and covers nothing. Never redirects. [OPEN-17] */
export default function LanguageOffer({ language, isShort = false }: LanguageOfferProps) {
  const { pathname, search } = useLocation()
  const { name, offer, close } = words[language]
  return (
    <div
      lang={language}
      className={`flex items-center ${isShort ? 'min-w-0 text-sm font-semibold' : 'gap-1 lg:-my-1 lg:me-auto'}`}
    >
      {/* A plain link, because the other language's texts are not loaded yet. */}
      <a
        hrefLang={language}
        href={withLanguage(language, splitLanguage(pathname).path) + search}
        aria-label={offer}
        className={`inline-flex min-h-control items-center underline ${isShort ? 'text-action-text' : ''}`}
      >
        {isShort ? name : offer}
      </a>
      <IconButton
        icon="close"
        label={close}
        variant={isShort ? 'plain' : 'header'}
        className={isShort ? 'max-[359px]:hidden' : ''}
        onClick={declineLanguage}
      />
    </div>
  )
}
