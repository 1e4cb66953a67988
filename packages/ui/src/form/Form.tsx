import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { ErrorSummary, type ErrorSummaryProps, focusField } from '../error-summary/ErrorSummary.tsx'
import { SummarisedErrors } from '../field/summarisedErrors.ts'
import { useSharedRef } from '../field/giveRef.ts'
import { focused } from '../overlay/tree.ts'
import { useWords } from '../provider/UiProvider.tsx'
import { type Gap, gaps } from '../stack/gaps.ts'

type Errors = ErrorSummaryProps['errors']

export interface FormProps extends ComponentProps<'form'> {
  /** Title of the summary of errors, which then lists a single error too. @default “Please correct the following fields.” */
  errorsTitle?: string | undefined
  /** The errors, with words of the host, or from a server that answers without scripts. @default the invalid fields */
  errors?: Errors | undefined
  /** Distance between the fields, in steps of the brand’s spacing. @default 6 */
  gap?: Gap | undefined
}

/**
 * A form that leads people to its errors after a failed submit: to a summary, which links to each field, or to the field
 * if there is only one. It reads them from its fields, so it suits every way to validate: fields show an `error`.
 * Screen readers announce them once: with a summary, the fields' own errors are no alerts.
 */
export function Form({ errorsTitle, errors, gap = 6, className = '', children, ref, ...rest }: FormProps) {
  const words = useWords()
  const [form, shared] = useSharedRef(ref)
  const isTitled = errorsTitle !== undefined
  const { found, isSummarised } = useInvalidFields(form, isTitled)
  const listed = errors ?? (found.length > 1 || isTitled ? found : [])
  return (
    // The browser's own messages would speak another language and hide those of the fields.
    <form noValidate {...rest} ref={shared} className={`flex flex-col ${gaps[gap]} ${className}`}>
      <ErrorSummary title={errorsTitle ?? words.formErrors} errors={listed} />
      <SummarisedErrors value={isSummarised}>{children}</SummarisedErrors>
    </form>
  )
}

/** The invalid fields after the first submit, and whether the summary of the last submit announces them. */
function useInvalidFields(ref: RefObject<HTMLFormElement | null>, isTitled: boolean) {
  const [found, setFound] = useState<Errors>([])
  const [isSummarised, setSummarised] = useState(false)
  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    let isSubmitted = false
    let isNew = false
    /** The element with the focus at the submit. */
    let submitter: Element | null = null
    const update = () => {
      if (!isSubmitted) return
      const errors = errorsOf(form)
      setFound((before) => (JSON.stringify(before) === JSON.stringify(errors) ? before : errors))
      const [first, ...others] = errors
      if (!first && !isNew) setSummarised(false)
      if (!first || !isNew) return
      isNew = false
      if (others.length > 0 || isTitled) return
      setSummarised(false)
      // Whoever went on meanwhile, or was led to the field by a form library, keeps the focus.
      if (submitter !== null && focused() === submitter) focusField(first.id, form)
    }
    const submit = () => {
      isSubmitted = isNew = true
      submitter = focused()
      setSummarised(true)
      setTimeout(update) // after the form's own handlers, which remove what was corrected
    }
    const observer = new MutationObserver(update)
    observer.observe(form, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-invalid'],
    })
    form.addEventListener('submit', submit)
    return () => {
      observer.disconnect()
      form.removeEventListener('submit', submit)
    }
  }, [ref, isTitled])
  return { found, isSummarised }
}

/** The error of each field or group, after its label unless the sentence names it. */
function errorsOf(form: HTMLFormElement): Errors {
  const errors = [...form.querySelectorAll("[id$='-error']")].flatMap((message) => {
    const field = form.querySelector(`[aria-describedby~='${CSS.escape(message.id)}']`)
    const control = field instanceof HTMLFieldSetElement ? field.querySelector(':is(input, select)[id]') : field
    const label = field && nameOf(field)
    if (!control || !label) return []
    const sentence = message.textContent
    return { id: control.id, text: plain(sentence).includes(plain(label)) ? sentence : `${label} – ${sentence}` }
  })
  return errors.filter(({ id }, index) => errors.findIndex((error) => error.id === id) === index)
}

/** For comparing: a label says 'E-mail', a sentence 'email'. */
const plain = (text: string) => text.toLowerCase().replaceAll('-', '')

/** The field's label, without the mark for required fields; of a group the first words of its legend. */
function nameOf(field: Element): string {
  const name =
    field instanceof HTMLFieldSetElement
      ? field.querySelector('legend')?.firstChild
      : field.closest('form')?.querySelector(`label[for='${CSS.escape(field.id)}']`)
  const words = name?.cloneNode(true)
  if (words instanceof Element) for (const mark of words.querySelectorAll('[aria-hidden=true]')) mark.remove()
  return words?.textContent?.trim() ?? ''
}
