import { splitLanguage, withLanguage } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import { IconButton } from '@voie-libre/ui/icon-button'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router'
import languageNames from '../i18n/languageNames.json' with { type: 'json' }
import offers from '../i18n/languageOffers.json' with { type: 'json' }
import { stored } from '../session/stored.ts'

interface LanguageOfferProps {
  language: Language
  /** Only the language's name, between the logo and the menu of a phone. */
  isShort: boolean
}

/** Offers the browser's language, in that language, in a free place of the header, where it moves and covers nothing. Never redirects. [OPEN-17] */
export default function LanguageOffer({ language, isShort }: LanguageOfferProps) {
  const { pathname, search } = useLocation()
  const { offer, close } = offers[language]
  const decline = useSetAtom(stored['language/declined'])
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
        {isShort ? languageNames[language] : offer}
      </a>
      <IconButton
        icon="close"
        label={close}
        variant={isShort ? 'plain' : 'header'}
        className={isShort ? 'max-[359px]:hidden' : ''}
        onClick={() => decline(true)}
      />
    </div>
  )
}
