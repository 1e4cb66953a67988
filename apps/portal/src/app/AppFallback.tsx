import { Spinner } from '@voie-libre/ui/spinner'
import { useTranslation } from 'react-i18next'

/**
 * Shown until the first screen is ready: the same bar and band as in index.html, which prevents a layout shift, and a
 * spinner. [HOME-13]
 */
export function AppFallback() {
  const { t } = useTranslation()
  return (
    <div className="starting">
      <div className="starting-bar">
        <span />
      </div>
      <div className="starting-band" />
      <main className="grid place-items-center py-16">
        <h1 className="sr-only">{t('loading')}</h1>
        <Spinner size="lg" label={t('loading')} />
      </main>
    </div>
  )
}
