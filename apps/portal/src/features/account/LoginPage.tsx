import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useTranslation } from 'react-i18next'
import { authenticationPageData } from '../../api/account.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { useGo } from '../../shared/page/navigation.ts'
import { AccountScreen } from '../../shared/account/AccountScreen.tsx'
import { pageAfter } from './afterLogin.ts'
import { LoginForm } from '../../shared/account/LoginForm.tsx'

export const preload = () => ensureLoaded(authenticationPageData('customer'))

/** account/login. [OPEN-52] */
export function Component() {
  const { t } = useTranslation('account')
  const go = useGo()
  return (
    <AccountScreen
      owner="customer"
      title={t('login.title')}
      aside={
        <>
          <p className="font-semibold">{t('login.noAccount')}</p>
          <Button href={pages.accountRegister} variant="secondary">
            {t('register.submit')}
          </Button>
        </>
      }
    >
      <Card>
        <LoginForm
          owner="customer"
          // Replaces the login in the history, so that Back does not return to it.
          onLogin={async () => go(await pageAfter(), { replace: true })}
        />
      </Card>
    </AccountScreen>
  )
}
