import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from './FailureNotice.tsx'

/**
 * Error of a form that needs a captcha token. For a refused token, explains what to do, because the screen shows no
 * captcha. A lost connection, a timeout or an outage shows its own message. [OPEN-28, F-NET-14]
 */
export function CaptchaFailure(props: ComponentProps<typeof FailureNotice>) {
  const { t } = useTranslation(['common', 'errors'])
  const { error, onRetry } = props
  if (error.code !== 'captcha_mandatory' || error.kind !== 'refused') return <FailureNotice {...props} />
  return (
    <Alert tone="danger" title={t('errors:captcha_mandatory')}>
      <p>{t('captcha.failed')}</p>
      {onRetry && (
        <Button variant="secondary" icon="refresh" className="mt-2" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
    </Alert>
  )
}
