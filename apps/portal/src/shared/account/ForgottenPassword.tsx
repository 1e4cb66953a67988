import { passwordPages } from '@voie-libre/domain/access/pages'
import type { PasswordOwner } from '@voie-libre/domain/account/password'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { Link } from '@voie-libre/ui/link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePassword, type MailedCode, requestPasswordCode } from '../../api/account.ts'
import { AccountScreen } from './AccountScreen.tsx'
import { EmailForm } from './EmailForm.tsx'
import { useMailedLink } from './mailedLink.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

interface ForgottenPasswordProps {
  owner: PasswordOwner
}

/** Requests a link by e-mail; opened with the link's id and code, sets the new password. [OPEN-52] */
export function ForgottenPassword({ owner }: ForgottenPasswordProps) {
  const { t } = useTranslation('account')
  const link = useMailedLink()
  const [renewing, setRenewing] = useState(false)
  const [done, setDone] = useState(false)
  return (
    <AccountScreen
      owner={owner}
      title={t(titles[owner][link ? 'new' : 'ask'])}
      done={done ? t('forgotten.done') : undefined}
      aside={<Link href={passwordPages[owner].login}>{t('forgotten.back')}</Link>}
    >
      {link && !renewing ? (
        <NewPassword
          owner={owner}
          link={link}
          done={done}
          onDone={() => setDone(true)}
          onRenew={() => setRenewing(true)}
        />
      ) : (
        <AskForLink owner={owner} />
      )}
    </AccountScreen>
  )
}

/** Of their own in each area, because every page has a unique title. */
const titles = {
  customer: { ask: 'forgotten.title', new: 'forgotten.newTitle' },
  renter: { ask: 'forgotten.renterTitle', new: 'forgotten.renterNewTitle' },
} as const

function AskForLink({ owner }: ForgottenPasswordProps) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('forgotten.ask')}>
      <p className="mb-6">{t('forgotten.askText')}</p>
      <EmailForm
        button={t('forgotten.send')}
        send={(email) => requestPasswordCode(owner, email)}
        done={{ title: t('mailSent'), text: (email) => t('forgotten.sent', { email }) }}
      />
    </Card>
  )
}

interface NewPasswordProps extends ForgottenPasswordProps {
  link: MailedCode
  done: boolean
  onDone: () => void
  onRenew: () => void
}

function NewPassword({ owner, link, done, onDone, onRenew }: NewPasswordProps) {
  const { t } = useTranslation('account')
  if (done) {
    return (
      <ConfirmationPanel
        takesFocus
        title={t('forgotten.done')}
        actions={<Button href={passwordPages[owner].login}>{t('login.submit')}</Button>}
      >
        <p>{t('forgotten.doneText')}</p>
      </ConfirmationPanel>
    )
  }
  return (
    <Card>
      <NewPasswordForm
        owner={owner}
        save={(password) => changePassword(owner, link, password)}
        onSaved={onDone}
        onDeadLink={
          <Button variant="secondary" icon="mail" onClick={onRenew} className="sm:self-start">
            {t('forgotten.newLink')}
          </Button>
        }
      />
    </Card>
  )
}
