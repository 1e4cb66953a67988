import { Button } from '@voie-libre/ui/button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { OutdatedError } from './chunks.ts'
import { TroubleNotice } from '../shared/TroubleNotice.tsx'
import { ApiError } from '../api/errors.ts'

/** The last resort: something a page needed is missing, or it broke. Header and footer stay, nothing stored is lost. */
export function ErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
  }, [error])

  const outdated = error instanceof OutdatedError
  const title = t(outdated ? 'error.updateTitle' : 'error.title')
  return (
    <div className="mx-auto w-full max-w-prose px-4 py-12">
      <h1 tabIndex={-1} className="mb-6 font-heading text-2xl">
        {title}
      </h1>
      {error instanceof ApiError ? (
        <TroubleNotice error={error} />
      ) : (
        <p role="alert">{t(outdated ? 'error.updateText' : 'error.text')}</p>
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
