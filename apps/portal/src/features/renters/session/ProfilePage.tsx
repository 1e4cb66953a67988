import type { Renter } from '@voie-libre/contract/schemas/account'
import { longest } from '@voie-libre/contract/schemas/longest'
import { pages } from '@voie-libre/domain/access/pages'
import { renterProfileSchema } from '@voie-libre/domain/fleet/renterForm'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Link } from '@voie-libre/ui/link'
import { TextField } from '@voie-libre/ui/text-field'
import { toast, ToastRegion } from '@voie-libre/ui/toast'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { changeRenterPassword, ownRenter, savePhone } from '../../../api/renters.ts'
import { useFreshResource } from '../../../api/resource.ts'
import { settings } from '../../../api/settings.ts'
import { logout } from '../../../api/token.ts'
import { ChangePassword } from '../../../shared/account/ChangePassword.tsx'
import { useEditing } from '../../../shared/account/useEditing.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { LoadingPlace } from '../../../shared/feedback/LoadingPlace.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'
import { useSchemaForm } from '../../../shared/fields/useSchemaForm.ts'
import { useGo } from '../../../shared/page/navigation.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { usePageHead } from '../../../shared/page/pageHead.ts'
import { DeadlineDesk } from '../desk/DeadlineDesk.tsx'

/** renters/profile, where a renter arrives: what to settle next, and the company's details. [OPEN-54] */
export function Component() {
  const { t } = useTranslation('renters')
  return (
    <Page {...usePageHead('renterProfile')}>
      <div className="space-y-6 pb-6">
        {/* A phone has the account some screens below. */}
        <Link href="#account" className="inline-block py-1 sm:hidden">
          {t('profile.title')}
        </Link>
        <DeadlineDesk />
        <RenterCard />
      </div>
      <ToastRegion />
    </Page>
  )
}

/** Shows the details and edits the phone number and the password; logs out. [OPEN-54] */
function RenterCard() {
  const { t } = useTranslation(['renters', 'common'])
  const go = useGo()
  const support = settings().support?.renters
  const { data, error, loading, retry } = useFreshResource(ownRenter())
  const { editing, edit, leave, openButton } = useEditing<Renter>()
  const renter = data ?? editing
  const contact = [renter?.firstName, renter?.lastName].filter(Boolean).join(' ')
  const [changingPassword, setChangingPassword] = useState(false)

  /** [AUTH-12] */
  function logOut() {
    void logout()
    go(pages.home)
  }
  return (
    <Card id="account" tabIndex={-1} className="scroll-mt-20 outline-none" title={t('profile.title')}>
      <div className="flex flex-col gap-4">
        {error && <FailureNotice error={error} onRetry={retry} />}
        {loading && !renter && <LoadingPlace label={t('common:loading')} parts={[{ lines: 6 }]} />}
        {renter && (
          <>
            <dl
              className={`${values} ${contact ? 'md:grid-cols-3 xl:grid-cols-[1fr_1fr_auto_1fr_1fr]' : 'xl:grid-cols-[1fr_auto_1fr_1fr]'}`}
            >
              <Detail term={t('profile.company')}>{renter.renterName}</Detail>
              {contact && <Detail term={t('profile.contact')}>{contact}</Detail>}
              <Detail term={t('profile.email')}>{renter.email}</Detail>
              {!editing && (
                <Detail
                  term={t('profile.phone')}
                  act={{ ref: openButton, onClick: () => edit(renter), children: t('profile.edit') }}
                >
                  {renter.phoneNumber || <span className="font-normal text-text-soft">{t('profile.none')}</span>}
                </Detail>
              )}
              <Detail
                term={t('profile.password')}
                act={{ onClick: () => setChangingPassword(true), children: t('profile.changePassword') }}
              >
                <span aria-hidden="true">••••••••</span>
              </Detail>
            </dl>
            {editing && (
              <PhoneForm
                phoneNumber={editing.phoneNumber ?? ''}
                onCancel={leave}
                onSaved={() => {
                  leave()
                  toast(t('profile.saved'))
                }}
              />
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
        <div className="border-t border-line pt-4 sm:flex sm:items-center sm:justify-between sm:gap-x-6">
          <p className="text-sm text-text-soft">
            {support === undefined ? (
              t('profile.readOnly')
            ) : (
              <>
                {t('profile.others')}{' '}
                <Link href={`mailto:${support}`} className="inline-block wrap-anywhere">
                  {support}
                </Link>
              </>
            )}
          </p>
          {/* The header has the same act. */}
          <Button variant="tertiary" className={`${quiet} shrink-0`} onClick={logOut}>
            {t('profile.logout')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

// A phone has each value beside its name, and then its act.
const values =
  'grid gap-3 max-sm:grid-cols-[auto_1fr_auto] max-sm:[&>div]:contents sm:grid-cols-2 sm:gap-x-8 sm:gap-y-4'

interface DetailProps {
  term: string
  act?: Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'children'>
  children: ReactNode
}

/** A value, and below it the act that changes it; on a phone beside it, where the line says what. */
function Detail({ term, act, children }: DetailProps) {
  const { t } = useTranslation('renters')
  return (
    <div>
      <dt className="text-sm text-text-soft">{term}</dt>
      <dd className="font-semibold wrap-anywhere max-sm:last:col-span-2">{children}</dd>
      {act && (
        <dd className="max-sm:-my-3">
          <Button variant="tertiary" className={quiet} {...act}>
            <span aria-hidden="true" className="sm:hidden">
              {t('profile.change')}
            </span>
            <span className="max-sm:sr-only">{act.children}</span>
          </Button>
        </dd>
      )}
    </div>
  )
}
// As high as a line of text, except for a thumb.
const quiet = 'border-0! p-0! text-start text-sm! sm:pointer-fine:min-h-target!'

type Fields = z.infer<typeof renterProfileSchema>

interface PhoneFormProps {
  phoneNumber: string
  onCancel: () => void
  onSaved: () => void
}

/** Edits the phone number, the only detail that the renter may change. [OPEN-54] */
function PhoneForm({ phoneNumber, onCancel, onSaved }: PhoneFormProps) {
  const { t } = useTranslation(['renters', 'common'])
  const errorText = useFieldError()
  const { busy, error, run } = useAction(({ phoneNumber: typed }: Fields) => savePhone(typed), { onDone: onSaved })
  const { register, handleSubmit, setFocus, formState } = useSchemaForm(renterProfileSchema, {
    defaultValues: { phoneNumber },
  })
  // The button that had the focus is gone, so the field takes it.
  useEffect(() => setFocus('phoneNumber'), [setFocus])
  const issue = formState.errors.phoneNumber

  return (
    <form noValidate className="flex max-w-md flex-col gap-5" onSubmit={(event) => void handleSubmit(run)(event)}>
      <TextField
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        type="tel"
        autoComplete="tel"
        limit={longest.phoneNumber}
        // The field's counter already shows the excess length.
        error={issue?.message === 'too_long' ? undefined : errorText(issue)}
        {...register('phoneNumber')}
      />
      {error && <FailureNotice error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('common:action.save')}
        </Button>
      </div>
    </form>
  )
}
