import type { PasswordOwner } from '@voie-libre/domain/account/password'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useTranslation } from 'react-i18next'
import { requestActivation } from '../../api/account.ts'
import { FailureNotice } from '../feedback/FailureNotice.tsx'
import { useAction } from '../feedback/useAction.ts'
import { EmailForm } from './EmailForm.tsx'

/** Explains why an activation link does not work, and requests another one. [OPEN-52] */
export function NewActivationLink({ owner, text }: { owner: PasswordOwner; text: string }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('activate.newLink')}>
      <div className="flex flex-col gap-6">
        <Alert tone="danger" title={text}>
          <p>{t('activate.newLinkText')}</p>
        </Alert>
        <EmailForm
          button={t('register.mailAgain')}
          send={(email) => requestActivation(owner, email)}
          done={{ title: t('mailSent'), text: () => t('activationSent') }}
        />
      </div>
    </Card>
  )
}

interface ActivationAgainProps {
  owner: PasswordOwner
  email: string
  label: string
  /** Text after the request. It is neutral, because it must not reveal which e-mails have an account. [OPEN-52] */
  sent: string
}

export function ActivationAgain({ owner, email, label, sent }: ActivationAgainProps) {
  const { busy, error, done, run } = useAction(() => requestActivation(owner, email))
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" icon="mail" loading={busy} onClick={() => void run()}>
        {label}
      </Button>
      {done && (
        <Alert tone="success" live>
          {sent}
        </Alert>
      )}
      {error && <FailureNotice error={error} />}
    </div>
  )
}
