import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { NoticeBanner } from '@voie-libre/ui/notice-banner'
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
    <NoticeBanner tone={kind === 'ended' ? 'warning' : 'info'} title={t(`visit.${kind}`)} live onClose={dismissChange}>
      <p>{t(`visit.${kind}Text`)}</p>
      {offersLogin && (
        <Button href={login} className="mt-3">
          {t('login.submit')}
        </Button>
      )}
    </NoticeBanner>
  )
}
