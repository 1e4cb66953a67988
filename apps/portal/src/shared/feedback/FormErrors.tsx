import { ErrorSummary } from '@voie-libre/ui/error-summary'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Errors = ComponentProps<typeof ErrorSummary>['errors']

/**
 * Summary of a form's errors after a submit, at the top of the form. Reads the invalid fields from the page, so that it
 * is the same in every form. With a single error it renders nothing: the focus goes to the field, which shows the error.
 */
export function FormErrors() {
  const { t } = useTranslation('common')
  const place = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<Errors>([])

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    let isSubmitted = false
    const update = () => {
      if (!isSubmitted) return
      const found = errorsOf(form)
      setErrors((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    const submit = () => {
      isSubmitted = true
      update()
    }
    const observer = new MutationObserver(update)
    observer.observe(form, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid'] })
    form.addEventListener('submit', submit)
    return () => {
      observer.disconnect()
      form.removeEventListener('submit', submit)
    }
  }, [])

  return (
    <div ref={place} className="empty:hidden">
      {errors.length > 1 && <ErrorSummary title={t('form.errors')} errors={errors} />}
    </div>
  )
}

function errorsOf(form: HTMLFormElement): Errors {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid=true][id]')].flatMap((field) => {
    const text = hasOwnError(field) ? nameOf(field) : ''
    return text === '' ? [] : [{ id: field.id, text }]
  })
}

/** A refusal of the whole form, such as a wrong password, marks fields whose message stands elsewhere. */
const hasOwnError = (field: Element): boolean =>
  field.getAttribute('aria-describedby')?.split(' ').includes(`${field.id}-error`) ?? false

/** The field's label, without the mark for required fields; of a group the first words of its legend. */
function nameOf(field: HTMLElement): string {
  const name =
    field instanceof HTMLFieldSetElement
      ? field.querySelector('legend')?.firstChild
      : field.ownerDocument.querySelector(`label[for='${CSS.escape(field.id)}']`)
  const words = name?.cloneNode(true)
  if (words instanceof Element) for (const mark of words.querySelectorAll('[aria-hidden=true]')) mark.remove()
  return words?.textContent?.trim() ?? ''
}
