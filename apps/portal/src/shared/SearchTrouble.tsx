import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../api/errors.ts'
import { TroubleNotice } from './TroubleNotice.tsx'

interface SearchTroubleProps {
  error: ApiError
  onRetry: () => void
}

/** Why a search gave no answer. A missing captcha token says what to do: there is nothing on screen to tick. */
export function SearchTrouble({ error, onRetry }: SearchTroubleProps) {
  const { t } = useTranslation(['common', 'errors'])
  if (error.code !== 'captcha_mandatory') {
    // A reasoned no will be the same no again.
    return error.kind === 'refused' ? (
      <TroubleNotice error={error} />
    ) : (
      <TroubleNotice error={error} aboutJourneys onRetry={onRetry} />
    )
  }
  const unreachable = error.kind === 'refused' || error.kind === 'aborted' ? undefined : error.kind
  return (
    <Alert tone="danger" title={t('errors:captcha_mandatory')}>
      <p>{unreachable ? t(`trouble.${unreachable}`) : t('captcha.failed')}</p>
      {unreachable && <p>{t('trouble.deadlines')}</p>}
      <Button variant="secondary" icon="refresh" className="mt-2" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </Alert>
  )
}
