import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/errors.ts'
import { SupportLine } from './SupportLine.tsx'

interface FailureNoticeProps {
  error: ApiError
  /** Whether this failure could be mistaken for 'nothing to pay'. */
  aboutJourneys?: boolean
  onRetry?: () => void
  busy?: boolean
}

/**
 * Error message by kind: no connection, timeout, outage, or a refusal with its reason. An outage must not look like an
 * empty result: with `aboutJourneys`, the message adds that payment deadlines still apply. For a refused captcha token, it
 * explains what to do, because the screen shows no captcha. [OPEN-28, F-NET-14]
 */
export function FailureNotice({ error, aboutJourneys = false, onRetry, busy = false }: FailureNoticeProps) {
  const { t } = useTranslation(['common', 'errors'])
  const retry = onRetry && (
    <div className="mt-4">
      <Button variant="secondary" icon="refresh" loading={busy} onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  )
  if (error.kind === 'refused' || error.kind === 'aborted') {
    const isCaptcha = error.code === 'captcha_mandatory' && error.kind === 'refused'
    return (
      <Alert tone="danger" {...(isCaptcha && { title: t('errors:captcha_mandatory') })}>
        {isCaptcha ? <p>{t('captcha.failed')}</p> : t(`errors:${error.code}`)}
        {retry}
      </Alert>
    )
  }
  return (
    <Alert tone="danger" title={t(`failure.${error.kind}Title`)}>
      <p>{aboutJourneys || error.kind !== 'outage' ? t(`failure.${error.kind}`) : t('errors:unknown')}</p>
      {aboutJourneys && <p className="mt-2">{t('failure.deadlines')}</p>}
      {error.kind !== 'offline' && (
        <div className="mt-2">
          <SupportLine />
        </div>
      )}
      {retry}
    </Alert>
  )
}
