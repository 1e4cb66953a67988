import { Button } from '@voie-libre/ui/button'
import type { IconName } from '@voie-libre/ui/icon'
import { Modal } from '@voie-libre/ui/modal'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

type ConfirmDialogProps = Pick<
  ComponentProps<typeof Modal>,
  'kind' | 'open' | 'title' | 'description' | 'busy' | 'children'
> & {
  /** What the main button does. */
  confirm: string
  icon?: IconName
  /** Something is to be chosen first. */
  disabled?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done: cancel, or go on. What is asked, and a failure, are its content. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, icon, disabled = false, busy = false, onConfirm, onClose, ...dialog } = props
  const { t } = useTranslation('common')
  return (
    <Modal
      {...dialog}
      onOpenChange={onClose}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button {...(icon && { icon })} loading={busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
