import type { Renter } from '@voie-libre/contract/schemas/account'
import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { DataList } from '@voie-libre/ui/definition-list'
import { Spinner } from '@voie-libre/ui/spinner'
import { toast } from '@voie-libre/ui/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeRenterPassword, ownRenter } from '../../../api/renters.ts'
import { useFreshResource } from '../../../api/resource.ts'
import { logout } from '../../../api/token.ts'
import { ChangePassword } from '../../../shared/account/ChangePassword.tsx'
import { useEditing } from '../../../shared/account/useEditing.ts'
import { TroubleNotice } from '../../../shared/feedback/TroubleNotice.tsx'
import { useGo } from '../../../shared/page/navigation.ts'
import { PhoneForm } from './PhoneForm.tsx'

/** Name and e-mail, which only the operator changes, the phone number, the password, and logout. [OPEN-54] */
export function RenterCard() {
  const { t } = useTranslation(['renters', 'common'])
  const go = useGo()
  const { data, error, loading, retry } = useFreshResource(ownRenter())
  const { editing, edit, leave, openButton } = useEditing<Renter>()
  const renter = data ?? editing
  const [changingPassword, setChangingPassword] = useState(false)

  /** [AUTH-12] */
  function logOut() {
    void logout()
    go(pages.home)
  }
  return (
    <Card title={renter?.renterName ?? t('profile.title')}>
      <div className="flex flex-col gap-6">
        {error && <TroubleNotice error={error} onRetry={retry} />}
        {loading && !renter && (
          // As high as the details, so that the buttons below keep their place.
          <div className="grid min-h-73.5 place-items-center sm:min-h-58.75">
            <Spinner label={t('common:loading')} />
          </div>
        )}
        {renter && (
          <>
            <div>
              <DataList
                items={[
                  { term: t('profile.name'), value: renter.renterName },
                  { term: t('profile.email'), value: <span className="wrap-anywhere">{renter.email}</span> },
                  ...(editing
                    ? []
                    : [
                        {
                          term: t('profile.phone'),
                          value: renter.phoneNumber || (
                            <span className="font-normal text-text-soft">{t('profile.none')}</span>
                          ),
                        },
                      ]),
                ]}
              />
              <p className="mt-2 text-sm text-text-soft">{t('profile.readOnly')}</p>
            </div>
            {editing ? (
              <PhoneForm
                phoneNumber={editing.phoneNumber ?? ''}
                onCancel={leave}
                onSaved={() => {
                  leave()
                  toast(t('profile.saved'))
                }}
              />
            ) : (
              <div className="flex flex-wrap gap-3">
                <Button ref={openButton} icon="edit" onClick={() => edit(renter)}>
                  {t('profile.edit')}
                </Button>
                <Button variant="secondary" icon="lock" onClick={() => setChangingPassword(true)}>
                  {t('profile.changePassword')}
                </Button>
              </div>
            )}
            {changingPassword && (
              <ChangePassword
                owner="renter"
                email={renter.email}
                onClose={() => setChangingPassword(false)}
                save={changeRenterPassword}
              />
            )}
          </>
        )}
        <div className="border-t border-line pt-5">
          <Button variant="secondary" icon="logout" onClick={logOut}>
            {t('profile.logout')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
