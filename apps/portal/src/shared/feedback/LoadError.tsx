import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { SupportLine } from './SupportLine.tsx'

/** Fixed message for a failure to load home or help. [HOME-14, HELP-16] */
export function LoadError({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="danger" className="w-full">
        {t('loadError')}
      </Alert>
      <SupportLine />
      <Button variant="secondary" icon="refresh" loading={busy} onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  )
}
