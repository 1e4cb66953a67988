import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Link } from '@voie-libre/ui/link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePassword, type MailedCode, requestPasswordCode } from '../../api/account.ts'
import { AccountScreen } from './AccountScreen.tsx'
import { Done } from './Done.tsx'
import { EmailForm } from './EmailForm.tsx'
import { useMailedLink } from './mailedLink.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/**
 * account/changePassword: requests a link by e-mail; opened with the link's id and code, sets the new password.
 * [OPEN-52]
 */
export function Component() {
  const { t } = useTranslation('account')
  const link = useMailedLink()
  const [renewing, setRenewing] = useState(false)
  return (
    <AccountScreen
      owner="customer"
      title={t(link ? 'forgotten.newTitle' : 'forgotten.title')}
      aside={<Link href={pages.accountLogin}>{t('forgotten.back')}</Link>}
    >
      {link && !renewing ? <NewPassword link={link} onRenew={() => setRenewing(true)} /> : <AskForLink />}
    </AccountScreen>
  )
}

function AskForLink() {
  const { t } = useTranslation('account')
  return (
    <Card title={t('forgotten.ask')}>
      <p className="mb-6">{t('forgotten.askText')}</p>
      <EmailForm
        button={t('forgotten.send')}
        send={(email) => requestPasswordCode('customer', email)}
        done={{ title: t('mailSent'), text: (email) => t('forgotten.sent', { email }) }}
      />
    </Card>
  )
}

function NewPassword({ link, onRenew }: { link: MailedCode; onRenew: () => void }) {
  const { t } = useTranslation('account')
  const [done, setDone] = useState(false)
  if (done) {
    return (
      <Done title={t('forgotten.done')}>
        <p>{t('forgotten.doneText')}</p>
        <Button href={pages.accountLogin}>{t('login.submit')}</Button>
      </Done>
    )
  }
  return (
    <Card>
      <NewPasswordForm
        owner="customer"
        save={(password) => changePassword('customer', link, password)}
        onSaved={() => setDone(true)}
        onDeadLink={
          <Button variant="secondary" icon="mail" onClick={onRenew} className="sm:self-start">
            {t('forgotten.newLink')}
          </Button>
        }
      />
    </Card>
  )
}
