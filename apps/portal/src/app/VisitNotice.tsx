import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { IconButton } from '@voie-libre/ui/icon-button'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { dismissChange } from '../session/visitor.ts'
import type { VisitNoticeProps } from './useSessionChange.ts'

/** Notice that the session ended or another user logged in, with a link to log in again. [F-SES-01, F-SES-06] */
export default function VisitNotice({ kind, who }: VisitNoticeProps) {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  const login = who === 'renter' ? pages.renterLogin : pages.accountLogin
  const offersLogin = kind !== 'switchedElsewhere' && !pathname.endsWith(login)
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
      <Alert tone={kind === 'ended' ? 'warning' : 'info'} title={t(`visit.${kind}`)} live>
        <p>{t(`visit.${kind}Text`)}</p>
        <div className="flex flex-wrap items-center gap-3">
          {offersLogin && <Button href={login}>{t('login.submit')}</Button>}
          <IconButton icon="close" label={t('visit.close')} onClick={dismissChange} />
        </div>
      </Alert>
    </div>
  )
}
