import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { Alert } from '@voie-libre/ui/alert'
import { DataList } from '@voie-libre/ui/definition-list'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useAction } from '../feedback/useAction.ts'
import { VehiclePlate } from './VehiclePlate.tsx'

interface OtherEmailDialogProps<Answer> {
  vehicle: PlateSearch
  /** The present recipient, masked by the server. */
  onRecord: string | undefined
  /** The address to add, and what the page calls it. */
  added: { term: string; value: string }
  add: () => Promise<Answer>
  onAdded: (answer: Answer) => void
  onClose: () => void
}

/** Another e-mail already receives the alerts: asks before adding a second one. A failure keeps the dialog open. [ALERT-18, ACCOUNT-18..20] */
export function OtherEmailDialog<Answer>({ vehicle, onRecord, added, ...ends }: OtherEmailDialogProps<Answer>) {
  const { t } = useTranslation(['alert', 'common', 'errors'])
  const { busy, error, run } = useAction(ends.add, { onDone: ends.onAdded })
  return (
    <ConfirmDialog
      title={t('widget.dialog.title')}
      description={t('widget.dialog.text')}
      busy={busy}
      confirm={t('common:action.continue')}
      onConfirm={() => void run()}
      onClose={ends.onClose}
    >
      <DataList
        items={[
          { term: t('widget.dialog.vehicle'), value: <VehiclePlate vehicle={vehicle} size="sm" /> },
          ...(onRecord === undefined ? [] : [{ term: t('widget.dialog.onRecord'), value: onRecord }]),
          added,
        ]}
      />
      {error && <Alert tone="danger">{t(`errors:${error.code}`)}</Alert>}
    </ConfirmDialog>
  )
}
