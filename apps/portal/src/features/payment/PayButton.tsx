import { Button } from '@voie-libre/ui/button'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

/** What the form of each method passes on to its button. */
export interface PayFormProps {
  /** Formatted: '12,40 €'. */
  amount: string
  busy: boolean
  /** The place in the payment row, once rendered. */
  row: HTMLElement | null
}

interface PayButtonProps extends PayFormProps {
  /** Id of the submitted form; without one, a press calls `onPress`. */
  form?: string
  onPress?: () => void
  /** What is missing. With a form it disables the button; a press still submits and so shows the errors. */
  reason?: string | undefined
}

/** Submits a form, or says what is missing before there is one: on narrow windows in the payment row, which stays in view. */
export function PayButton({ form, onPress, amount, busy, reason, row }: PayButtonProps) {
  const { t } = useTranslation('payment')
  const id = useId()
  const isMissing = reason !== undefined
  const button = {
    type: form === undefined ? 'button' : 'submit',
    form,
    onClick: onPress,
    icon: 'lock',
    loading: busy,
    'aria-disabled': (isMissing && form !== undefined) || undefined,
    children: t('pay', { amount }),
    ...(isMissing && { 'aria-describedby': id }),
  } as const
  return (
    <>
      {isMissing && (
        <p id={id} className="text-sm text-text-soft">
          {reason}
        </p>
      )}
      <Button {...button} size="lg" className="w-full max-lg:hidden" />
      {row && createPortal(<Button {...button} />, row)}
    </>
  )
}
