import { pages } from '@voie-libre/domain/access/pages'
import { Card } from '@voie-libre/ui/card'
import { useTranslation } from 'react-i18next'
import { authenticationPageData } from '../../../api/account.ts'
import { ensureLoaded } from '../../../api/resource.ts'
import { takeReturnTo } from '../../../session/visitor.ts'
import { AccountScreen } from '../../../shared/account/AccountScreen.tsx'
import { LoginForm } from '../../../shared/account/LoginForm.tsx'
import { useGo } from '../../../shared/page/navigation.ts'

export const preload = () => ensureLoaded(authenticationPageData('renter'))

/** renters/login. A customer who logs in here becomes this renter. [OPEN-11, OPEN-52] */
export function Component() {
  const { t } = useTranslation('renters')
  const go = useGo()
  return (
    <AccountScreen owner="renter" title={t('login.title')} aside={<p>{t('login.invited')}</p>}>
      <Card>
        <LoginForm
          owner="renter"
          // Replaces the login in the history, so that Back does not return to it.
          onLogin={async () => go(takeReturnTo('renter') ?? pages.renterProfile, { replace: true })}
        />
      </Card>
    </AccountScreen>
  )
}
