import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Modal } from '@voie-libre/ui/modal'
import { useTranslation } from 'react-i18next'
import { deleteAccount } from '../../../api/profile.ts'
import { useGo } from '../../../shared/navigation.ts'
import { useAttempt } from '../../../shared/useAttempt.ts'

/** Asks once more, since it is final; then nobody is here any more. [ACCOUNT-28, ACCOUNT-29, OPEN-53] */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common', 'errors'])
  const go = useGo()
  const { busy, error, attempt } = useAttempt()

  async function confirm() {
    if (!(await attempt(deleteAccount))) go(pages.home, { replace: true })
  }
  return (
    <Modal
      kind="alert"
      open
      onOpenChange={onClose}
      title={t('delete.title')}
      description={t('delete.final')}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button icon="trash" loading={busy} onClick={() => void confirm()}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('delete.due')}</p>
      {error && <Alert tone="danger">{t('error', { text: t(`errors:${error.code}`) })}</Alert>}
    </Modal>
  )
}
