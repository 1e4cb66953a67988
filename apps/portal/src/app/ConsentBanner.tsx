import { Button } from '@voie-libre/ui/button'
import { announce } from '@voie-libre/ui/status'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { audienceAtom, saveConsent } from '../session/consent.ts'
import { type TagManager, tellPage, withdraw } from '../session/tagManager.ts'
import CookieSettings from './CookieSettings.tsx'

/**
 * Asks once for consent if the operator configures a tag manager, and reports visits to it after consent. The banner is
 * part of the page flow, above all else: an overlay would hide the focused element. [OPEN-57, WCAG 2.4.11]
 */
export default function ConsentBanner({ script, analytics }: TagManager) {
  const allowed = useAtomValue(audienceAtom)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (allowed === true) tellPage({ script, analytics }, pathname, search)
    else withdraw({ script, analytics })
  }, [allowed, pathname, search, script, analytics])
  return allowed === undefined && <Question />
}

function Question() {
  const { t } = useTranslation('cookies')
  const [settings, setSettings] = useState(false)
  const title = useId()

  function decide(audience: boolean) {
    saveConsent(audience)
    announce(t('saved'))
    // The pressed button disappears, so the main content takes the focus for keyboard users.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section aria-labelledby={title} className="border-b border-line bg-surface-raised text-text">
      <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-4 sm:px-6 lg:flex-row lg:items-center lg:justify-between lg:gap-8">
        <div className="max-w-prose">
          {/* Not a heading, because the page's h1 must be the first one. */}
          <p id={title} className="font-heading text-lg font-semibold">
            {t('question')}
          </p>
          <p className="mt-1 text-sm text-text-soft">{t('questionText')}</p>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          <Button variant="secondary" onClick={() => decide(false)}>
            {t('refuse')}
          </Button>
          <Button variant="secondary" onClick={() => decide(true)}>
            {t('accept')}
          </Button>
          <Button variant="tertiary" className="max-sm:col-span-2" onClick={() => setSettings(true)}>
            {t('choose')}
          </Button>
        </div>
      </div>
      {settings && <CookieSettings onClose={() => setSettings(false)} />}
    </section>
  )
}
