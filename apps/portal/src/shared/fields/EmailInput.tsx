import { afterPress } from '@voie-libre/ui/after-press'
import { Button } from '@voie-libre/ui/button'
import { EmailField } from '@voie-libre/ui/email-field'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'

const loadSuggestions = () => import('@voie-libre/domain/account/emailTypo')

/** An e-mail field that asks about a likely typing error in the domain once the driver leaves it. */
export function EmailInput({ onFocus, onBlur, onChange, className, ...rest }: ComponentProps<typeof EmailField>) {
  const { t } = useTranslation()
  const [doubt, setDoubt] = useState<{ field: HTMLInputElement; meant: string }>()

  async function suggest(field: HTMLInputElement) {
    const { value } = field
    const code = await loadSuggestions().catch(() => undefined) // without it there is no suggestion
    const meant = code?.suggestedEmail(value)
    if (field.value === value) setDoubt(meant === undefined ? undefined : { field, meant })
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
          setDoubt(undefined)
          onChange?.(event)
        }}
      />
      {/* Always rendered: screen readers announce only changes of an existing live region. Not a status, which the form has. */}
      <div aria-live="polite">
        {doubt && (
          <Button
            variant="tertiary"
            icon="edit"
            className="-ms-4 text-start"
            onClick={() => type(doubt.field, doubt.meant)}
          >
            {t('emailTypo', { email: doubt.meant })}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Types as the driver would. Uses the prototype's setter, because React replaces the element's own to notice changes. */
function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
