import type { AccountType } from '@voie-libre/contract/schemas/account'
import { pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pageAfter } from '../features/account/afterLogin.ts'
import { dismissChange, takeReturnTo } from '../session/visitor.ts'
import { LoginForm } from '../shared/account/LoginForm.tsx'
import { useGo } from '../shared/page/navigation.ts'
import { Page } from '../shared/page/Page.tsx'

/**
 * Replaces the page whose action the server refused, because the login has expired: says so, what is kept, and offers
 * the login at once. Where the page is open to visitors too, they may go on without one. [F-SES-01]
 */
export default function SessionEnded({ who }: { who: AccountType }) {
  const { t } = useTranslation(['account', 'common'])
  const go = useGo()
  const content = useRef<HTMLDivElement>(null)
  const { pathname, key } = useLocation()
  const { path } = splitLanguage(pathname)
  const openedAt = useRef(key)
  const renter = who === 'renter'
  const hasPage = path !== pages.home && path !== pages.accountLogin && path !== pages.renterLogin
  // The address may be the same as before, so that no navigation moves the focus.
  useEffect(() => content.current?.querySelector('h1')?.focus({ preventScroll: true }), [])

  // Any navigation leaves this page, for example to home or to another language.
  useEffect(() => {
    if (openedAt.current !== key) dismissChange()
  }, [key])

  return (
    <div ref={content}>
      <Page title={t('visit.ended')} subtitle={t(renter ? 'visit.endedFleet' : 'visit.endedText')}>
        <div className="mx-auto flex max-w-xl flex-col items-start gap-6">
          <p>{t('visit.endedAction')}</p>
          <Card className="w-full">
            <LoginForm
              owner={renter ? 'renter' : 'customer'}
              onLogin={async () =>
                go(renter ? (takeReturnTo('renter') ?? pages.renterProfile) : await pageAfter(), { replace: true })
              }
            />
          </Card>
          <Button variant="tertiary" className="-ms-4" onClick={dismissChange} {...(!hasPage && { href: pages.home })}>
            {t(hasPage ? 'visit.endedGuest' : 'common:action.home')}
          </Button>
        </div>
      </Page>
    </div>
  )
}
