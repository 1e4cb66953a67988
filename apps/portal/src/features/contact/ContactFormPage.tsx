import type { Profile } from '@voie-libre/contract/schemas/account'
import type { ContactForm as Entries } from '@voie-libre/contract/schemas/content'
import { longest } from '@voie-libre/contract/schemas/longest'
import { pages } from '@voie-libre/domain/access/pages'
import { contactBody, contactFormSchema, type ContactMessage, hasContact } from '@voie-libre/domain/content/contact'
import { plateHint } from '@voie-libre/domain/journey/plate'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Cluster } from '@voie-libre/ui/cluster'
import { FieldRow } from '@voie-libre/ui/field-row'
import { FileField } from '@voie-libre/ui/file-field'
import { Form } from '@voie-libre/ui/form'
import { PlateField } from '@voie-libre/ui/plate-field'
import { Select } from '@voie-libre/ui/select'
import { Spinner } from '@voie-libre/ui/spinner'
import { TextArea } from '@voie-libre/ui/text-area'
import { TextField } from '@voie-libre/ui/text-field'
import { useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Navigate, useLoaderData, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { ownProfile } from '../../api/account.ts'
import { labelsOf } from '../../api/contact.ts'
import { prepareToken } from '../../api/captcha.ts'
import { contactEntries } from '../../api/help.ts'
import { loadCode, loadsWhenTouched } from '../../api/loadCode.ts'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { providerData } from '../../api/whitelabel.ts'
import { localized } from '../../i18n/setup.ts'
import { readDraft, saveDraft } from '../../session/draft.ts'
import { accountType } from '../../session/visitor.ts'
import { DoneAndHome } from '../../shared/feedback/DoneAndHome.tsx'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { type FieldOfCode, refuseField } from '../../shared/feedback/refuseField.ts'
import { useAction } from '../../shared/feedback/useAction.ts'
import { useFieldError } from '../../shared/feedback/useFieldError.ts'
import { EmailInput } from '../../shared/fields/EmailInput.tsx'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'
import { LostFiles } from '../../shared/files/LostFiles.tsx'
import { useAttachments } from '../../shared/files/useAttachments.ts'
import { lastSearched } from '../../shared/journeySearch/lastSearched.ts'
import { Page } from '../../shared/page/Page.tsx'
import { useShown } from '../../shared/page/useShown.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { helpInstead, type Thread, threadIn, withThread } from './conversationUrl.ts'

export async function loader(): Promise<Response | Profile | null> {
  const [instead, profile] = await Promise.all([
    helpInstead(),
    accountType() === 'customer' ? ensureLoaded(ownProfile()).catch(() => null) : null,
  ])
  return instead ?? profile
}

/** contact/form: a message with files to the operator. [OPEN-49] */
export function Component() {
  const { t } = useTranslation(['contact', 'common'])
  const profile: Profile | null = useLoaderData()
  const [query] = useSearchParams()
  const thread = threadIn(query)
  const [sentBy, setSentBy] = useState<string>()
  const { data: form, error, retry } = useResource(contactEntries())
  const shown = useShown(form)

  if (form && !hasContact(form)) return <Navigate to={localized(pages.help)} replace />
  return (
    <Page
      title={t('form.title')}
      done={sentBy === undefined ? undefined : t('form.done')}
      subtitle={t('form.subtitle')}
      parents={[{ label: t('title'), href: withThread(pages.contactChatbot, thread) }]}
    >
      {sentBy !== undefined ? (
        <DoneAndHome title={t('form.done')} text={t('form.doneText', { email: sentBy })} />
      ) : shown ? (
        <ContactForm form={shown} thread={thread} profile={profile ?? undefined} onSent={setSentBy} />
      ) : error ? (
        <FailureNotice error={error} onRetry={retry} />
      ) : (
        <Spinner size="lg" label={t('common:loading')} className="min-h-64 w-full justify-center" />
      )}
    </Page>
  )
}

type Fields = z.input<ReturnType<typeof contactFormSchema>>

const draft = z.record(z.string(), z.string())

const loadMessage = () => import('../../api/message.ts')

interface ContactFormProps {
  form: Entries
  thread: Thread
  profile: Profile | undefined
  onSent: (email: string) => void
}

/** Message form. Starts with the draft from before a reload, else with known data of the driver. [OPEN-49] */
function ContactForm({ form: entries, thread, profile, onSent }: ContactFormProps) {
  const { t } = useTranslation(['contact', 'common'])
  const errorText = useFieldError()
  const { data: provider } = useResource(providerData())
  const conversation = labelsOf(thread)
  const { data: about = [] } = useResource(conversation)
  const { plate, country } = lastSearched()
  const { contactFormEntries } = entries
  const [category = ''] = thread
  const known = {
    entryId: contactFormEntries.find(({ id }, _, { length }) => length === 1 || id === category)?.id ?? '',
    lastName: profile?.lastName ?? '',
    firstName: profile?.firstName ?? '',
    email: profile?.email ?? '',
    plate, // Many drivers come from a search.
    message: '',
  }
  const form = useSchemaForm(contactFormSchema(entries), {
    shouldFocusError: false, // The summary takes the focus.
    defaultValues: { ...known, ...readDraft('contact', draft) },
    onTyped: (values) => saveDraft('contact', onlyTyped(values, known)),
  })
  const files = useAttachments('claim_files_toobig_contact')
  const [progress, setProgress] = useState(0)
  const { busy, error, run } = useAction(
    async (message: ContactMessage, signal) => {
      setProgress(0)
      const ready = await files.ready({})
      if (!ready) return undefined
      const { sendMessage } = await loadCode(loadMessage)
      // A driver can send before the page shows the answers. A message must not fail for them.
      const answers = await ensureLoaded(conversation).catch(() => [])
      await sendMessage({ ...contactBody(message, answers), files: ready }, setProgress, signal)
      return message.email
    },
    {
      onDone: (email) => {
        if (email === undefined) return
        saveDraft('contact', undefined)
        files.forget()
        onSent(email)
      },
      onFailed: (failure) => files.refuse(failure) || refuseField(form.setError, fieldOf, failure),
    },
  )
  const { errors } = form.formState

  const field = (name: keyof Fields) => ({
    id: `contact-${name}`,
    label: t(name === 'entryId' ? 'form.subject' : `form.${name}`),
    error: errorText(errors[name], name, plateHint(country)),
    ...form.register(name),
  })

  return (
    <Card className="max-w-3xl">
      <Form
        errorsTitle={t(isMissing(errors) ? 'form.required' : 'form.invalid')}
        onSubmit={(event) => void form.handleSubmit(run)(event)}
        {...loadsWhenTouched(loadMessage, () => prepareToken('contact'))}
      >
        {about.length > 0 && <About about={about} />}
        {contactFormEntries.length > 1 && (
          <Select
            {...field('entryId')}
            required
            placeholder={t('form.choose')}
            options={contactFormEntries.map(({ id, label }) => ({ value: id, label: label ?? id }))}
          />
        )}
        <FieldRow>
          <TextField {...field('firstName')} required autoComplete="given-name" />
          <TextField {...field('lastName')} required autoComplete="family-name" />
        </FieldRow>
        <EmailInput {...field('email')} required />
        <PlateField
          {...field('plate')}
          hint={t('form.plateHint')}
          optionalLabel={t('common:optional')}
          country={country}
        />
        <TextArea
          {...field('message')}
          // The field's counter already shows the excess length.
          error={errors.message?.message === 'too_long' ? undefined : errorText(errors.message, 'message')}
          hint={t('form.messageHint')}
          required
          rows={6}
          limit={longest.message}
        />
        <LostFiles names={files.lost} />
        <FileField
          {...files.field}
          label={t('form.files')}
          optionalLabel={t('common:optional')}
          progress={busy && files.field.files.length > 0 ? progress : undefined}
        />
        {provider?.gdprText !== undefined && <RichText html={provider.gdprText} className="text-sm text-text-soft" />}
        {error && <FailureNotice error={error} />}
        <Cluster className="max-sm:flex-col max-sm:items-stretch">
          <Button type="submit" icon="mail" loading={busy}>
            {t('form.send')}
          </Button>
          <Button href={pages.help} variant="secondary">
            {t('common:action.cancel')}
          </Button>
        </Cluster>
      </Form>
    </Card>
  )
}

const isMissing = (errors: FieldErrors<Fields>) =>
  Object.values(errors).some(({ message = '' }) => ['required', 'email_mandatory'].includes(message))

/** Removes known values from the draft, because the next load provides them. */
const onlyTyped = (values: Fields, known: Fields) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== Reflect.get(known, name)))

function About({ about }: { about: readonly string[] }) {
  const { t } = useTranslation('contact')
  return (
    <Card tone="sunken">
      <p className="font-semibold">{t('form.about')}</p>
      <ul className="my-1 flex flex-wrap gap-x-2">
        {about.map((words, position) => (
          <li key={words}>
            {position > 0 && <span aria-hidden="true">› </span>}
            {words}
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-soft">{t('form.aboutHint')}</p>
    </Card>
  )
}

const fieldOf: FieldOfCode<Fields> = {
  email_mandatory: 'email',
  email_invalid: 'email',
  bad_email_format: 'email',
  invalid_number_plate: 'plate',
}
