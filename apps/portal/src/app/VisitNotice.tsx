import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { NoticeBanner } from '@voie-libre/ui/notice-banner'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { dismissChange } from '../session/visitor.ts'
import type { VisitNoticeProps } from './useSessionChange.ts'

/** Notice that another tab logged the user out or changed the user. [F-SES-05, F-SES-06] */
export default function VisitNotice({ kind, who }: VisitNoticeProps) {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  const login = who === 'renter' ? pages.renterLogin : pages.accountLogin
  const offersLogin = kind !== 'switchedElsewhere' && !pathname.endsWith(login)
  return (
    <NoticeBanner tone="info" title={t(`visit.${kind}`)} live onClose={dismissChange}>
      <p>{t(`visit.${kind}Text`)}</p>
      {offersLogin && (
        <Button href={login} className="mt-3">
          {t('login.submit')}
        </Button>
      )}
    </NoticeBanner>
  )
}
