import { Button } from '@voie-libre/ui/button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { OutdatedError } from './chunks.ts'
import { FailureNotice } from '../shared/feedback/FailureNotice.tsx'
import { ApiError } from '../api/errors.ts'
import { isReachable } from '../api/reachable.ts'

/** Error boundary of the routes. Header and footer stay if possible, and stored data stays. */
export function ErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
  }, [error])

  const offline = error instanceof ApiError && error.kind === 'offline'
  useEffect(() => (offline ? reloadWhenOnline() : undefined), [offline])

  const outdated = error instanceof OutdatedError
  const title = t(offline ? 'failure.offlineTitle' : outdated ? 'error.updateTitle' : 'error.title')
  return (
    <div className="mx-auto w-full max-w-prose px-4 py-12">
      <h1 tabIndex={-1} className="mb-6 font-heading text-2xl">
        {title}
      </h1>
      {error instanceof ApiError && !offline ? (
        <FailureNotice error={error} />
      ) : (
        <p role="alert">{t(offline ? 'failure.offline' : outdated ? 'error.updateText' : 'error.text')}</p>
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

/** Interval of connection checks in milliseconds, for browsers that do not report the return of the connection. */
const interval = 5000

/** Reloads fully once the site is reachable, because some browsers cache a failed import. [F-NET-14] */
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
