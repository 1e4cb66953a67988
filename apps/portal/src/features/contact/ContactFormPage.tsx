import type { Profile } from '@voie-libre/contract/schemas/account'
import { pages } from '@voie-libre/domain/access/pages'
import { hasContact } from '@voie-libre/domain/content/contact'
import { Spinner } from '@voie-libre/ui/spinner'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLoaderData, useSearchParams } from 'react-router'
import { ownProfile } from '../../api/account.ts'
import { contactEntries } from '../../api/help.ts'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { localized } from '../../i18n/setup.ts'
import { accountType } from '../../session/visitor.ts'
import { DoneAndHome } from '../../shared/feedback/DoneAndHome.tsx'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useShown } from '../../shared/page/useShown.ts'
import { ContactForm } from './ContactForm.tsx'
import { chatbotPath, threadIn } from './conversationUrl.ts'
import { contactOrHelp } from './offered.ts'

export async function loader(): Promise<Response | Profile | null> {
  const [form, profile] = await Promise.all([
    contactOrHelp().catch(() => null),
    accountType() === 'customer' ? ensureLoaded(ownProfile()).catch(() => null) : null,
  ])
  return form instanceof Response ? form : profile
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
      parents={[{ label: t('title'), href: chatbotPath(thread) }]}
    >
      {sentBy !== undefined ? (
        <DoneAndHome title={t('form.done')} text={t('form.doneText', { email: sentBy })} />
      ) : shown ? (
        <ContactForm form={shown} thread={thread} profile={profile ?? undefined} onSent={setSentBy} />
      ) : error ? (
        <FailureNotice error={error} onRetry={retry} />
      ) : (
        <div className="grid min-h-64 place-items-center">
          <Spinner size="lg" label={t('common:loading')} />
        </div>
      )}
    </Page>
  )
}
