import { suggestedEmail } from '@voie-libre/domain/account/emailTypo'
import { Button } from '@voie-libre/ui/button'
import { EmailField } from '@voie-libre/ui/email-field'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'

type EmailInputProps = ComponentProps<typeof EmailField> & {
  /** Puts the accepted suggestion into the field. */
  onAccept: (email: string) => void
}

/** An e-mail field that asks about a likely typing error in the domain once the driver leaves it. */
export function EmailInput({ onAccept, onBlur, onChange, className, ...rest }: EmailInputProps) {
  const { t } = useTranslation()
  const [meant, setMeant] = useState<string>()
  return (
    <div className={className}>
      <EmailField
        {...rest}
        className="w-full"
        onBlur={(event) => {
          setMeant(suggestedEmail(event.currentTarget.value))
          onBlur?.(event)
        }}
        onChange={(event) => {
          setMeant(undefined)
          onChange?.(event)
        }}
      />
      {/* Always rendered: screen readers announce only changes of an existing live region. Not a status, which the form has. */}
      <div aria-live="polite">
        {meant !== undefined && (
          <Button
            variant="tertiary"
            icon="edit"
            className="-ms-4 text-start"
            onClick={() => {
              onAccept(meant)
              setMeant(undefined)
            }}
          >
            {t('emailTypo', { email: meant })}
          </Button>
        )}
      </div>
    </div>
  )
}
