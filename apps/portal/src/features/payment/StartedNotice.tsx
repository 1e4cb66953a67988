import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { processingOf } from './trace.ts'

interface StartedNoticeProps {
  sessionId: string
  onResume: () => void
}

/** Stands in the form's place after Back from the provider or a reload, until the driver has chosen. [F-NAV-03] */
export function StartedNotice({ sessionId, onResume }: StartedNoticeProps) {
  const { t } = useTranslation('payment')
  return (
    <Alert tone="warning" live title={t('started.title')}>
      <p>{t('started.text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button href={processingOf(sessionId)} icon="refresh">
          {t('started.check')}
        </Button>
        <Button variant="secondary" onClick={onResume}>
          {t('started.resume')}
        </Button>
      </div>
    </Alert>
  )
}
