import { Alert } from '@voie-libre/ui/alert'
import { useTranslation } from 'react-i18next'

/** Names the attachments that a reload has detached. */
export function LostFiles({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  if (names.length === 0) return null
  return <Alert tone="warning">{t('lostFiles', { names: names.join(', ') })}</Alert>
}
