import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'

/** Notice that another tab has started a different search. */
export function OtherSearchNotice({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert tone="warning" live title={t('otherTab.title')} className="mb-6">
      <p>{t('otherTab.text')}</p>
      <Button variant="secondary" icon="refresh" className="mt-2" onClick={onReload}>
        {t('action.reload')}
      </Button>
    </Alert>
  )
}
