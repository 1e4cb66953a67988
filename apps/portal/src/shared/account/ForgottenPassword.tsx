import { passwordPages } from '@voie-libre/domain/access/pages'
import type { PasswordOwner } from '@voie-libre/domain/account/password'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { Link } from '@voie-libre/ui/link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePassword, requestPasswordCode } from '../../api/account.ts'
import { AccountScreen } from './AccountScreen.tsx'
import { EmailForm } from './EmailForm.tsx'
import { useMailedLink } from './mailedLink.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Of their own in each area, because every page has a unique title. */
const titles = {
  customer: { ask: 'forgotten.title', new: 'forgotten.newTitle' },
  renter: { ask: 'forgotten.renterTitle', new: 'forgotten.renterNewTitle' },
} as const

/** Requests a link by e-mail; opened with the link's id and code, sets the new password. [OPEN-52] */
export function ForgottenPassword({ owner }: { owner: PasswordOwner }) {
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
      {done ? (
        <ConfirmationPanel
          takesFocus
          title={t('forgotten.done')}
          actions={<Button href={passwordPages[owner].login}>{t('login.submit')}</Button>}
        >
          <p>{t('forgotten.doneText')}</p>
        </ConfirmationPanel>
      ) : link && !renewing ? (
        <Card>
          <NewPasswordForm
            owner={owner}
            save={(password) => changePassword(owner, link, password)}
            onSaved={() => setDone(true)}
            onDeadLink={
              <Button variant="secondary" icon="mail" onClick={() => setRenewing(true)} className="sm:self-start">
                {t('forgotten.newLink')}
              </Button>
            }
          />
        </Card>
      ) : (
        <Card title={t('forgotten.ask')}>
          <p className="mb-6">{t('forgotten.askText')}</p>
          <EmailForm
            button={t('forgotten.send')}
            send={(email) => requestPasswordCode(owner, email)}
            sent={(email) => t('forgotten.sent', { email })}
          />
        </Card>
      )}
    </AccountScreen>
  )
}
