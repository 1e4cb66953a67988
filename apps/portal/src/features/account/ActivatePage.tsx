import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { Spinner } from '@voie-libre/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activate, type MailedCode } from '../../api/account.ts'
import type { ApiError } from '../../api/errors.ts'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { AccountScreen } from '../../shared/account/AccountScreen.tsx'
import { useMailedLink } from '../../shared/account/mailedLink.ts'
import { NewActivationLink } from '../../shared/account/activationMail.tsx'
import { useAction } from '../../shared/feedback/useAction.ts'

/** account/activate?id=..&code=..: activates on load; offers a new mail if the link is invalid. [OPEN-52] */
export function Component() {
  const { t } = useTranslation('account')
  const link = useMailedLink()
  const [done, setDone] = useState(false)
  return (
    <AccountScreen owner="customer" title={t('activate.title')} done={done ? t('activate.done') : undefined}>
      {link ? (
        <Activation link={link} done={done} onDone={setDone} />
      ) : (
        <NewActivationLink owner="customer" text={t('activate.incomplete')} />
      )}
    </AccountScreen>
  )
}

interface ActivationProps {
  link: MailedCode
  done: boolean
  onDone: (done: boolean) => void
}

function Activation({ link, done, onDone }: ActivationProps) {
  const { t } = useTranslation(['account', 'errors'])
  const { error, run } = useAction(activate, { onDone: () => onDone(true) })
  const started = useRef(false)
  useEffect(() => {
    // The link works only once, so one page load sends one request.
    if (started.current) return
    started.current = true
    void run(link)
  })

  if (done || error?.code === 'user_already_activated') {
    return (
      <ConfirmationPanel
        takesFocus
        title={done ? t('activate.done') : t('errors:user_already_activated')}
        actions={<Button href={pages.accountLogin}>{t('login.submit')}</Button>}
      >
        <p>{t('activate.doneText')}</p>
      </ConfirmationPanel>
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
    return (
      <NewActivationLink
        owner="customer"
        text={t(expired ? 'errors:expired_activation_code' : 'errors:invalid_activation_code')}
      />
    )
  }
  return <FailureNotice error={error} onRetry={() => void run(link)} />
}

const isDeadLink = ({ code }: ApiError): boolean =>
  code === 'expired_activation_code' || code === 'invalid_activation_code' || code === 'user_not_found'
