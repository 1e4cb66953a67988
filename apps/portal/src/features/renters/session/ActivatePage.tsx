import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailedCode } from '../../../api/account.ts'
import { activateRenter } from '../../../api/renters.ts'
import { AccountScreen } from '../../../shared/account/AccountScreen.tsx'
import { useMailedLink } from '../../../shared/account/mailedLink.ts'
import { NewActivationLink } from '../../../shared/account/EmailForm.tsx'
import { NewPasswordForm } from '../../../shared/account/NewPasswordForm.tsx'

/** renters/activate?id=..&code=..: the first password activates the account. [OPEN-52] */
export function Component() {
  const { t } = useTranslation('account')
  const link = useMailedLink()
  const [renewing, setRenewing] = useState(false)
  return (
    <AccountScreen owner="renter" title={t('activate.renterTitle')}>
      {!link ? (
        <NewActivationLink owner="renter" text={t('activate.incomplete')} />
      ) : renewing ? (
        <NewActivationLink owner="renter" text={t('activate.dead')} />
      ) : (
        <FirstPassword link={link} onRenew={() => setRenewing(true)} />
      )}
    </AccountScreen>
  )
}

function FirstPassword({ link, onRenew }: { link: MailedCode; onRenew: () => void }) {
  const { t } = useTranslation(['renters', 'account', 'errors'])
  const [done, setDone] = useState<'now' | 'before'>()
  if (done) {
    return (
      <ConfirmationPanel
        takesFocus
        title={done === 'now' ? t('account:activate.done') : t('errors:user_already_activated')}
        actions={<Button href={pages.renterLogin}>{t('account:login.submit')}</Button>}
      >
        <p>{t('account:activate.doneText')}</p>
      </ConfirmationPanel>
    )
  }
  return (
    <Card title={t('activate.firstPassword')}>
      <p className="mb-6">{t('activate.text')}</p>
      <NewPasswordForm
        owner="renter"
        save={(password) => activateRenter(link, password)}
        onSaved={() => setDone('now')}
        onAlreadyActive={() => setDone('before')}
        onDeadLink={
          <Button variant="secondary" icon="mail" onClick={onRenew} className="sm:self-start">
            {t('account:activate.newLink')}
          </Button>
        }
      />
    </Card>
  )
}
