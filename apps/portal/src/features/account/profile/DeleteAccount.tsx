import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { useTranslation } from 'react-i18next'
import { deleteAccount } from '../../../api/profile.ts'
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx'
import { useGo } from '../../../shared/page/navigation.ts'
import { useAsyncAction } from '../../../shared/feedback/useAsyncAction.ts'

/**
 * Asks for confirmation, because deletion is final; then deletes the account and goes home. [ACCOUNT-28, ACCOUNT-29,
 * OPEN-53]
 */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'errors'])
  const go = useGo()
  const { busy, error, attempt } = useAsyncAction()

  async function confirm() {
    if (!(await attempt(deleteAccount))) go(pages.home, { replace: true })
  }
  return (
    <ConfirmDialog
      kind="alert"
      open
      title={t('delete.title')}
      description={t('delete.final')}
      busy={busy}
      confirm={t('delete.confirm')}
      icon="trash"
      isFinal
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('delete.due')}</p>
      {error && <Alert tone="danger">{t('error', { text: t(`errors:${error.code}`) })}</Alert>}
    </ConfirmDialog>
  )
}
