import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Spinner } from '@voie-libre/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activate, type MailedCode, requestActivation } from '../../api/account.ts'
import type { ApiError } from '../../api/errors.ts'
import { TroubleNotice } from '../../shared/feedback/TroubleNotice.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { Done } from './Done.tsx'
import { EmailForm } from './EmailForm.tsx'
import { useMailedLink } from './mailedLink.ts'
import { useAsyncAction } from '../../shared/feedback/useAsyncAction.ts'

/**
 * account/activate?id=..&code=..: activates the account on load; offers a new mail if the link is invalid. [OPEN-52]
 */
export function Component() {
  const { t } = useTranslation('account')
  const link = useMailedLink()
  return (
    <AccountScreen owner="customer" title={t('activate.title')}>
      {link ? <Activation link={link} /> : <NewLink text={t('activate.incomplete')} />}
    </AccountScreen>
  )
}

function Activation({ link }: { link: MailedCode }) {
  const { t } = useTranslation(['account', 'errors'])
  const { error, attempt } = useAsyncAction()
  const [done, setDone] = useState(false)
  const started = useRef(false)

  const run = async () => setDone(!(await attempt(() => activate(link))))
  useEffect(() => {
    // The link works only once, so one page load sends one request.
    if (started.current) return
    started.current = true
    void run()
  })

  if (done || error?.code === 'user_already_activated') {
    return (
      <Done title={done ? t('activate.done') : t('errors:user_already_activated')}>
        <p>{t('activate.doneText')}</p>
        <Button href={pages.accountLogin}>{t('login.submit')}</Button>
      </Done>
    )
  }
  if (!error) {
    return (
      <Card>
        <div className="flex items-center gap-3">
          <Spinner size="sm" label={t('activate.running')} />
          <p aria-hidden="true">{t('activate.running')}</p>
        </div>
      </Card>
    )
  }
  if (isDeadLink(error)) {
    const expired = error.code === 'expired_activation_code'
    return <NewLink text={t(expired ? 'errors:expired_activation_code' : 'errors:invalid_activation_code')} />
  }
  return <TroubleNotice error={error} onRetry={() => void run()} />
}

const isDeadLink = ({ code }: ApiError): boolean =>
  code === 'expired_activation_code' || code === 'invalid_activation_code' || code === 'user_not_found'

function NewLink({ text }: { text: string }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('activate.newLink')}>
      <div className="flex flex-col gap-6">
        <Alert tone="danger" title={text}>
          <p>{t('activate.newLinkText')}</p>
        </Alert>
        <EmailForm
          button={t('register.mailAgain')}
          send={(email) => requestActivation('customer', email)}
          done={{ title: t('mailSent'), text: () => t('activationSent') }}
        />
      </div>
    </Card>
  )
}
