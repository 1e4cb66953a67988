import { pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { Spinner } from '@voie-libre/ui/spinner'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { accountType } from '../session/visitor.ts'
import { PageFrame, usePageFrame } from './PageFrame.tsx'

/**
 * Shown until the first screen is ready: the same bar and band as in index.html, which prevents a layout shift, and a
 * spinner. Home has a heading meanwhile. A page behind a session shows its frame once its visitor is known to stay; on all
 * other pages the guard may still lead elsewhere. [HOME-13]
 */
export function AppFallback() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isHome = splitLanguage(pathname).path === pages.home && accountType() === 'disconnected'
  const frame = usePageFrame()
  if (frame) {
    return (
      <div className="starting">
        <PageFrame {...frame} />
        <main className="sr-only">
          <Spinner label={t('loading')} />
        </main>
      </div>
    )
  }
  return (
    <div className="starting">
      <div className="starting-bar">
        <span />
      </div>
      <div className="starting-band" />
      <main className="grid place-items-center py-16">
        {isHome && <h1 className="sr-only">{t('loading')}</h1>}
        <Spinner size="lg" label={t('loading')} />
      </main>
    </div>
  )
}
