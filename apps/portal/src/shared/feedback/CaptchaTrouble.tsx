import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TroubleNotice } from './TroubleNotice.tsx'

/**
 * Why a form that needs a captcha token was not taken. A token refused says what to do, since there is nothing on screen
 * to tick; a token that a lost connection, a slow service or an outage withheld is that trouble. [OPEN-28, F-NET-14]
 */
export function CaptchaTrouble(props: ComponentProps<typeof TroubleNotice>) {
  const { t } = useTranslation(['common', 'errors'])
  const { error, onRetry } = props
  if (error.code !== 'captcha_mandatory' || error.kind !== 'refused') return <TroubleNotice {...props} />
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
