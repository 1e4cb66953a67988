import type { ProviderForm } from '@voie-libre/domain/payment/providerForm'
import { Spinner } from '@voie-libre/ui/spinner'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** How long the provider's page may take to open before we say so, in milliseconds. */
const patience = 30_000

interface ProviderRedirectProps {
  form: ProviderForm
  /** The page did not open: blocked, or no answer. [F-PAY-08] */
  onFailure: () => void
}

/** Hands the driver over to the payment provider, in the same window, by posting a hidden form. [PAY-11, OPEN-43] */
export function ProviderRedirect({ form, onFailure }: ProviderRedirectProps) {
  const { t } = useTranslation('payment')
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Not `element.submit()`: a field may carry that name and hide the method. [F-PAY-06]
    if (element.current) HTMLFormElement.prototype.submit.call(element.current)
    const blocked = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'form-action') onFailure()
    }
    document.addEventListener('securitypolicyviolation', blocked)
    const late = setTimeout(onFailure, patience)
    return () => {
      document.removeEventListener('securitypolicyviolation', blocked)
      clearTimeout(late)
    }
  }, [onFailure])

  return (
    <output className="flex items-center gap-3 text-text-soft">
      <form ref={element} method={form.method} action={form.action} hidden>
        {form.fields.map(({ name, value }, index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      </form>
      <Spinner size="sm" />
      {t('leaving')}
    </output>
  )
}
