import type { PasswordOwner } from '@voie-libre/domain/account/password'
import { Alert } from '@voie-libre/ui/alert'
import { Card } from '@voie-libre/ui/card'
import { useTranslation } from 'react-i18next'
import { requestActivation } from '../../api/account.ts'
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
