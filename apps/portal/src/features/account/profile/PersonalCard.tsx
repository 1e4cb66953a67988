import type { Profile } from '@voie-libre/contract/schemas/account'
import { countryName } from '@voie-libre/domain/reference/countries'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Spinner } from '@voie-libre/ui/spinner'
import { SummaryList } from '@voie-libre/ui/summary-list'
import { toast } from '@voie-libre/ui/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownProfile } from '../../../api/account.ts'
import { changeOwnPassword, deleteAccount } from '../../../api/profile.ts'
import { useFreshResource } from '../../../api/resource.ts'
import { logout } from '../../../api/token.ts'
import { currentLanguage } from '../../../i18n/setup.ts'
import { ChangePassword } from '../../../shared/account/ChangePassword.tsx'
import { useEditing } from '../../../shared/account/useEditing.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { saveOwnData } from './ownData.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { pages } from '@voie-libre/domain/access/pages'
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx'
import { useGo } from '../../../shared/page/navigation.ts'

/** Shows and edits the personal information; contains the actions on the whole account. [ACCOUNT-02..08] */
export function PersonalCard() {
  const { t } = useTranslation(['profile', 'common'])
  const { data, error, loading, retry } = useFreshResource(ownProfile())
  const { editing, edit, leave, openButton } = useEditing<Profile>()
  const profile = data ?? editing
  const [changingPassword, setChangingPassword] = useState(false)
  return (
    <Card title={t('personal.title')}>
      <div className="flex flex-col gap-6">
        {error && <FailureNotice error={error} onRetry={retry} />}
        {loading && !profile && (
          <div className="grid min-h-40 place-items-center">
            <Spinner label={t('common:loading')} />
          </div>
        )}
        {profile && (
          <>
            <SummaryList
              items={[
                { term: t('personal.email'), value: profile.email },
                {
                  term: t('personal.password'),
                  value: (
                    <>
                      <span aria-hidden="true">••••••••</span>
                      <span className="sr-only">{t('personal.masked')}</span>
                    </>
                  ),
                  change: { onClick: () => setChangingPassword(true) },
                },
                ...(editing ? [] : details(profile, t)),
              ]}
            />
            {editing ? (
              <ProfileForm
                profile={editing}
                onCancel={leave}
                onSaved={() => {
                  leave()
                  toast(t('personal.saved'))
                }}
              />
            ) : (
              <Button ref={openButton} icon="edit" className="self-start" onClick={() => edit(profile)}>
                {t('personal.edit')}
              </Button>
            )}
            {changingPassword && (
              <ChangePassword
                owner="customer"
                email={profile.email}
                onClose={() => setChangingPassword(false)}
                save={changeOwnPassword}
              />
            )}
          </>
        )}
        <AccountActions />
      </div>
    </Card>
  )
}

function details(profile: Profile, t: ReturnType<typeof useTranslation<['profile', 'common']>>['t']) {
  const { firstName, lastName, billingAddress, billingZipcode, billingCity, billingCountry } = profile
  return [
    { term: t('personal.firstName'), value: firstName },
    { term: t('personal.lastName'), value: lastName },
    { term: t('personal.billingAddress'), value: billingAddress },
    { term: t('personal.zipcode'), value: billingZipcode },
    { term: t('personal.city'), value: billingCity },
    { term: t('personal.country'), value: billingCountry && countryName(billingCountry, currentLanguage()) },
  ]
}

/** Rendered even if the profile fails to load, so that the customer can still log out or delete the account. */
function AccountActions() {
  const { t } = useTranslation(['profile', 'common'])
  const { busy, error, run } = useAction(() => saveOwnData(t('personal.exportFile')), {
    onDone: () => toast(t('personal.exported')),
  })
  const [deleting, setDeleting] = useState(false)
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-5">
      <Button variant="secondary" icon="logout" onClick={() => void logout()}>
        {t('personal.logout')}
      </Button>
      <Button variant="tertiary" icon="download" loading={busy} onClick={() => void run()}>
        {t('personal.export')}
      </Button>
      {error && (
        <Alert tone="danger" className="w-full">
          {t('personal.exportFailed')}
        </Alert>
      )}
      <Button variant="danger" icon="trash" className="mt-4" onClick={() => setDeleting(true)}>
        {t('personal.delete')}
      </Button>
      {deleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </div>
  )
}

/** Asks for confirmation, then deletes the account and goes home. [ACCOUNT-28, ACCOUNT-29, OPEN-53] */
function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'errors'])
  const go = useGo()
  const { busy, error, run } = useAction(deleteAccount, { onDone: () => go(pages.home, { replace: true }) })
  return (
    <ConfirmDialog
      kind="alert"
      open
      title={t('delete.title')}
      description={t('delete.final')}
      busy={busy}
      confirm={t('delete.confirm')}
      icon="trash"
      isFinal
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t('delete.due')}</p>
      {error && <Alert tone="danger">{t('error', { text: t(`errors:${error.code}`) })}</Alert>}
    </ConfirmDialog>
  )
}
