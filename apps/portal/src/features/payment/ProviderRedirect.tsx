import type { ProviderForm } from '@voie-libre/domain/payment/methods'
import { Spinner } from '@voie-libre/ui/spinner'
import { LiveRegion } from '@voie-libre/ui/status'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { saveBilling } from './draft.ts'

/** Time in milliseconds that the provider's page may take to open before `onFailure` runs. */
const timeoutMs = 30_000

interface ProviderRedirectProps {
  form: ProviderForm
  /** Runs if the page did not open: blocked, or no response. [F-PAY-08] */
  onFailure: () => void
}

/** Sends the driver to the payment provider in the same window, by submitting a hidden form. [PAY-11, OPEN-43] */
export function ProviderRedirect({ form, onFailure }: ProviderRedirectProps) {
  const { t } = useTranslation('payment')
  const element = useRef<HTMLFormElement>(null)
  const failed = useEffectEvent(onFailure)

  useEffect(() => {
    // The provider has the billing details now, and others may share this browser. [F-PAY-15]
    saveBilling(undefined)
    // Not `element.submit()`: a field named 'submit' would shadow the method. [F-PAY-06]
    if (element.current) HTMLFormElement.prototype.submit.call(element.current)
    const blocked = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'form-action') failed()
    }
    document.addEventListener('securitypolicyviolation', blocked)
    const late = setTimeout(() => failed(), timeoutMs)
    return () => {
      document.removeEventListener('securitypolicyviolation', blocked)
      clearTimeout(late)
    }
  }, [])

  return (
    <div className="flex items-center gap-3 text-text-soft">
      {/* In the body, because HTML allows no form inside the billing form. */}
      {createPortal(
        <form ref={element} method={form.method} action={form.action} hidden>
          {form.fields.map(({ name, value }, index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
        </form>,
        document.body,
      )}
      <Spinner size="sm" />
      <LiveRegion live="polite">{t('leaving')}</LiveRegion>
    </div>
  )
}
