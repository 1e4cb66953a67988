import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { Spinner } from '@voie-libre/ui/spinner'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { activate } from '../../api/account.ts'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { AccountScreen } from '../../shared/account/AccountScreen.tsx'
import { isDeadLink, useMailedLink } from '../../shared/account/mailedLink.ts'
import { NewActivationLink } from '../../shared/account/EmailForm.tsx'
import { useAction } from '../../shared/feedback/useAction.ts'

/** account/activate?id=..&code=..: activates on load; offers a new mail if the link is invalid. [OPEN-52] */
export function Component() {
  const { t } = useTranslation(['account', 'errors'])
  const link = useMailedLink()
  const { done = false, error, run } = useAction(activate)
  const started = useRef(false)
  useEffect(() => {
    // The link works only once, so one page load sends one request.
    if (!link || started.current) return
    started.current = true
    void run(link)
  })
  return (
    <AccountScreen owner="customer" title={t('activate.title')} done={done ? t('activate.done') : undefined}>
      {!link ? (
        <NewActivationLink owner="customer" text={t('activate.incomplete')} />
      ) : done || error?.code === 'user_already_activated' ? (
        <ConfirmationPanel
          takesFocus
          title={done ? t('activate.done') : t('errors:user_already_activated')}
          actions={<Button href={pages.accountLogin}>{t('login.submit')}</Button>}
        >
          <p>{t('activate.doneText')}</p>
        </ConfirmationPanel>
      ) : !error ? (
        <Card className="flex items-center gap-3">
          <Spinner size="sm" label={t('activate.running')} />
          <p aria-hidden="true">{t('activate.running')}</p>
        </Card>
      ) : isDeadLink(error) ? (
        <NewActivationLink
          owner="customer"
          text={t(`errors:${error.code === 'expired_activation_code' ? error.code : 'invalid_activation_code'}`)}
        />
      ) : (
        <FailureNotice error={error} onRetry={() => void run(link)} />
      )}
    </AccountScreen>
  )
}
