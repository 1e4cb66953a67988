import { Button } from '@voie-libre/ui/button'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

interface PayButtonProps {
  /** Id of the submitted form. */
  form: string
  /** Formatted: '12,40 €'. */
  amount: string
  busy: boolean
  /** Text that explains the disabled state; a press still submits and so shows the errors. */
  reason?: string | undefined
  /** The place in the payment row, once rendered. */
  row: HTMLElement | null
}

/** Submits a form: below it, or on narrow windows in the payment row, which stays in view. */
export function PayButton({ form, amount, busy, reason, row }: PayButtonProps) {
  const { t } = useTranslation('payment')
  const id = useId()
  const isDisabled = reason !== undefined
  const button = {
    type: 'submit',
    form,
    loading: busy,
    'aria-disabled': isDisabled || undefined,
    children: t('pay', { amount }),
    ...(isDisabled && { 'aria-describedby': id }),
  } as const
  return (
    <>
      <div className="max-lg:hidden">
        <Button {...button} size="lg" icon="lock" />
      </div>
      {row && createPortal(<Button {...button} />, row)}
      {isDisabled && (
        <p id={id} className="text-sm text-text-soft">
          {reason}
        </p>
      )}
    </>
  )
}
