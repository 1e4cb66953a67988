import { splitLanguage, withLanguage } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import { IconButton } from '@voie-libre/ui/icon-button'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { declineLanguage } from '../session/language.ts'

// Each text in its own language, whatever the language of the page.
const words: Readonly<Record<Language, { offer: string; close: string }>> = {
  fr: { offer: 'Ce site existe aussi en français', close: 'Fermer' },
  en: { offer: 'This site is also available in English', close: 'Close' },
  de: { offer: 'Diese Website gibt es auch auf Deutsch', close: 'Schließen' },
  it: { offer: 'Questo sito esiste anche in italiano', close: 'Chiudi' },
  es: { offer: 'Este sitio también está en español', close: 'Cerrar' },
}

/** Offers the browser's language after the page's end, where it moves and covers nothing. Never redirects. [OPEN-17] */
export default function LanguageOffer({ language }: { language: Language }) {
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  const { offer, close } = words[language]
  return (
    <aside
      lang={language}
      aria-label={offer}
      className="flex items-center justify-center gap-3 border-t border-line bg-surface-raised px-4 py-1 text-text"
    >
      {/* A plain link, because the other language's texts are not loaded yet. */}
      <a
        hrefLang={language}
        href={withLanguage(language, splitLanguage(pathname).path) + search}
        className="inline-flex min-h-target items-center text-action-text underline"
      >
        {offer}
      </a>
      <IconButton
        icon="close"
        label={close}
        onClick={() => {
          declineLanguage()
          setIsOpen(false)
        }}
      />
    </aside>
  )
}
