import { Button } from '@voie-libre/ui/button'
import type { IconName } from '@voie-libre/ui/icon'
import { Modal } from '@voie-libre/ui/modal'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

type ModalProps = ComponentProps<typeof Modal>
type ConfirmDialogProps = Pick<ModalProps, 'kind' | 'open' | 'title' | 'description' | 'busy' | 'children'> & {
  confirm: string
  icon?: IconName
  /** Words of the button that closes, if closing is the safer act: then it is the main one. */
  safer?: string
  /** The confirmed action removes something for good: a press beside the dialog does not close it. */
  isFinal?: boolean
  /** Disables confirming, for example until the user chooses an option. */
  disabled?: boolean
  form?: string
  onConfirm?: () => void
  onClose: () => void
}

/** Confirmation dialog with cancel and confirm buttons. Pass the question and any error as children. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, safer, isFinal, disabled, busy, form, onConfirm, onClose, ...dialog } = props
  const { icon = isFinal ? 'trash' : undefined, kind = isFinal ? 'alert' : undefined, open = true, ...rest } = dialog
  const { t } = useTranslation('common')
  return (
    <Modal
      {...{ kind, open, ...rest }}
      onOpenChange={onClose}
      busy={busy}
      footer={
        <>
          <Button variant={safer === undefined ? 'secondary' : 'primary'} disabled={busy} onClick={onClose}>
            {safer ?? t('action.cancel')}
          </Button>
          <Button
            variant={isFinal ? 'danger' : safer === undefined ? 'primary' : 'secondary'}
            {...(icon && { icon })}
            loading={busy}
            disabled={disabled}
            onClick={onConfirm}
            {...(form !== undefined && { type: 'submit', form })}
          >
            {confirm}
          </Button>
        </>
      }
    />
  )
}
