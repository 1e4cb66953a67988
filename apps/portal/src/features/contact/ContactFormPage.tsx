import { pages } from '@voie-libre/domain/access/pages'
import type { Profile } from '@voie-libre/domain/account/account'
import { hasContact } from '@voie-libre/domain/content/contact'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Illustration } from '@voie-libre/ui/illustration'
import { Spinner } from '@voie-libre/ui/spinner'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLoaderData, useSearchParams } from 'react-router'
import { ownProfile } from '../../api/account.ts'
import { contactEntries } from '../../api/help.ts'
import { prime, useResource } from '../../api/resource.ts'
import { localized } from '../../i18n/setup.ts'
import { accountType } from '../../session/visitor.ts'
import { Page } from '../../shared/Page.tsx'
import { TroubleNotice } from '../../shared/TroubleNotice.tsx'
import { ContactForm } from './ContactForm.tsx'
import { contactOrHelp } from './offered.ts'
import { chatbotPath, talkIn } from './talk.ts'

export async function loader(): Promise<Response | Profile | null> {
  const [form, profile] = await Promise.all([contactOrHelp().catch(() => null), writerProfile()])
  return form instanceof Response ? form : profile
}

/** Without it the form is simply not filled in. */
async function writerProfile(): Promise<Profile | null> {
  if (accountType() !== 'customer') return null
  return prime(ownProfile()).catch(() => null)
}

/** contact/form: a message with files to the operator. [OPEN-49] */
export function Component() {
  const { t } = useTranslation(['contact', 'common'])
  const profile: Profile | null = useLoaderData()
  const [query] = useSearchParams()
  const talk = talkIn(query)
  const [sentBy, setSentBy] = useState<string>()
  const { data: form, error, retry } = useResource(contactEntries())
  const title = t('form.title')

  if (form && !hasContact(form)) return <Navigate to={localized(pages.help)} replace />
  return (
    <Page
      title={title}
      subtitle={t('form.subtitle')}
      breadcrumb={[
        { label: t('common:breadcrumb.home'), href: pages.home },
        { label: t('title'), href: chatbotPath(talk) },
        { label: title },
      ]}
    >
      {sentBy !== undefined ? (
        <Sent email={sentBy} />
      ) : form ? (
        <ContactForm form={form} talk={talk} profile={profile ?? undefined} onSent={setSentBy} />
      ) : error ? (
        <TroubleNotice error={error} onRetry={retry} />
      ) : (
        <div className="grid min-h-64 place-items-center">
          <Spinner size="lg" label={t('common:loading')} />
        </div>
      )}
    </Page>
  )
}

/** Takes the form's place, and the focus that went with it. */
function Sent({ email }: { email: string }) {
  const { t } = useTranslation(['contact', 'common'])
  return (
    <Card title={t('form.done')} tabIndex={-1} ref={focus} className="max-w-3xl outline-none">
      <div className="flex flex-col items-start gap-4">
        <p className="break-words">{t('form.doneText', { email })}</p>
        <Illustration name="done" />
        <Button href={pages.home}>{t('common:action.home')}</Button>
      </div>
    </Card>
  )
}

const focus = (card: HTMLElement | null) => card?.focus()
