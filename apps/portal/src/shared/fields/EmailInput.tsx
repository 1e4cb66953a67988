import { afterPress } from '@voie-libre/ui/after-press'
import { Button } from '@voie-libre/ui/button'
import { EmailField } from '@voie-libre/ui/email-field'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'

const loadSuggestions = () => import('@voie-libre/domain/account/emailTypo')

type EmailInputProps = ComponentProps<typeof EmailField> & {
  onAccept: (email: string) => void
}

/** An e-mail field that asks about a likely typing error in the domain once the driver leaves it. */
export function EmailInput({ onAccept, onFocus, onBlur, onChange, className, ...rest }: EmailInputProps) {
  const { t } = useTranslation()
  const [meant, setMeant] = useState<string>()

  async function suggest(field: HTMLInputElement) {
    const { value } = field
    const code = await loadSuggestions().catch(() => undefined) // without it there is no suggestion
    if (code && field.value === value) setMeant(code.suggestedEmail(value))
  }
  return (
    <div className={className}>
      <EmailField
        {...rest}
        className="w-full"
        onFocus={(event) => {
          void loadSuggestions().catch(() => undefined)
          onFocus?.(event)
        }}
        onBlur={(event) => {
          const field = event.currentTarget
          afterPress(() => void suggest(field))
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
