import { Button } from '@voie-libre/ui/button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { OutdatedError } from './chunks.ts'
import { TroubleNotice } from '../shared/feedback/TroubleNotice.tsx'
import { ApiError } from '../api/errors.ts'
import { isReachable } from '../api/reachable.ts'

/** The last resort: something a page needed is missing, or it broke. Header and footer stay, nothing stored is lost. */
export function ErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
  }, [error])

  const offline = error instanceof ApiError && error.kind === 'offline'
  useEffect(() => (offline ? reloadWhenOnline() : undefined), [offline])

  const outdated = error instanceof OutdatedError
  const title = t(offline ? 'trouble.offlineTitle' : outdated ? 'error.updateTitle' : 'error.title')
  return (
    <div className="mx-auto w-full max-w-prose px-4 py-12">
      <h1 tabIndex={-1} className="mb-6 font-heading text-2xl">
        {title}
      </h1>
      {error instanceof ApiError && !offline ? (
        <TroubleNotice error={error} />
      ) : (
        <p role="alert">{t(offline ? 'trouble.offline' : outdated ? 'error.updateText' : 'error.text')}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
        <Button variant="secondary" href="/">
          {t('action.home')}
        </Button>
      </div>
    </div>
  )
}

/** How often to look, in milliseconds, for a connection whose return the browser does not report. */
const interval = 5000

/**
 * Opens the page again as soon as the site can be reached. A reload, since some browsers remember that a part of the
 * code could not be loaded. [F-NET-14]
 */
function reloadWhenOnline(): () => void {
  let gone = false
  const look = () =>
    void isReachable().then((reachable) => {
      if (reachable && !gone) location.reload()
    })
  const timer = setInterval(look, interval)
  window.addEventListener('online', look)
  return () => {
    gone = true
    clearInterval(timer)
    window.removeEventListener('online', look)
  }
}
