import { plate, type Profile, profile as profileOnWire } from '@voie-libre/contract/schemas/account'
import { pastPayment } from '@voie-libre/contract/calls/accounts'
import { longest } from '@voie-libre/contract/schemas/longest'
import { pages } from '@voie-libre/domain/access/pages'
import { addressFields, profileSchema } from '@voie-libre/domain/account/profileForm'
import { countryName, firstCountry, addressCountries } from '@voie-libre/domain/reference/countries'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { CountrySelect } from '@voie-libre/ui/country-select'
import { Form } from '@voie-libre/ui/form'
import { Link } from '@voie-libre/ui/link'
import { Icon } from '@voie-libre/ui/icon'
import { LiveRegion } from '@voie-libre/ui/status'
import { SummaryList } from '@voie-libre/ui/summary-list'
import { TextField } from '@voie-libre/ui/text-field'
import { toast } from '@voie-libre/ui/toast'
import { useEffect, useId, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ownPlates, ownProfile } from '../../../api/account.ts'
import { changeOwnPassword, deleteAccount, paidHistory, saveProfile } from '../../../api/profile.ts'
import { useFreshResource } from '../../../api/resource.ts'
import { logout } from '../../../api/token.ts'
import { currentLanguage } from '../../../i18n/setup.ts'
import { ChangePassword } from '../../../shared/account/ChangePassword.tsx'
import { useEditing } from '../../../shared/account/useEditing.ts'
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { LoadingPlace } from '../../../shared/feedback/LoadingPlace.tsx'
import { ReasonedButton } from '../../../shared/feedback/ReasonedButton.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'
import { useSchemaForm } from '../../../shared/fields/useSchemaForm.ts'
import { saveFile } from '../../../shared/files/saveFile.ts'
import { useGo } from '../../../shared/page/navigation.ts'
import { useCountryOptions } from '../../../shared/vehicle/useCountryOptions.ts'

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
        {loading && !profile && <LoadingPlace label={t('common:loading')} parts={[{ lines: 11 }]} />}
        {profile && (
          <>
            <SummaryList
              className={`-mt-3.5 [&_dd:has(button)]:self-start [&>div]:py-3.5 ${editing ? '' : '-mb-6'}`}
              // The last row opens the form, and gets the focus back from it.
              ref={(list) => openButton(list?.querySelector<HTMLButtonElement>(':scope > :last-child button') ?? null)}
              items={[
                {
                  term: t('personal.email'),
                  value: (
                    <>
                      {profile.email}
                      <span className="block text-sm font-normal text-text-soft [&_a]:inline-block">
                        {t('personal.emailChange')} <Link href={pages.contactChatbot}>{t('personal.emailWrite')}</Link>
                      </span>
                    </>
                  ),
                },
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
                ...(editing
                  ? []
                  : [
                      {
                        term: t('personal.details'),
                        value: detailsOf(profile),
                        change: { onClick: () => edit(profile) },
                      },
                    ]),
              ]}
            />
            {editing && (
              <ProfileForm
                profile={editing}
                onCancel={leave}
                onSaved={() => {
                  leave()
                  toast(t('personal.saved'))
                }}
              />
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

/** First and last name, and the billing address. */
function detailsOf({ firstName, lastName, ...profile }: Profile) {
  const { billingAddress, billingZipcode, billingCity, billingCountry } = profile
  const country = billingCountry && countryName(billingCountry, currentLanguage())
  const lines = [[firstName, lastName], [billingAddress], [billingZipcode, billingCity], [country]]
  const text = lines
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n')
  return text && <span className="whitespace-pre-line">{text}</span>
}

/** Rendered even if the profile fails to load, so that the customer can still log out or delete the account. */
function AccountActions() {
  const { t } = useTranslation(['profile', 'common'])
  const { busy, error, run } = useAction(() => saveOwnData(t('personal.exportFile')), {
    onDone: () => toast(t('personal.exported')),
  })
  const [deleting, setDeleting] = useState(false)
  return (
    <div className="-mb-3 flex flex-col items-start border-t border-line pt-2 *:[button]:-ms-4">
      <Button variant="tertiary" icon="logout" onClick={() => void logout()}>
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
      <div className="mt-2 self-stretch border-t border-line pt-2">
        <Button variant="tertiary" icon="trash" className="-ms-4 text-danger!" onClick={() => setDeleting(true)}>
          {t('personal.delete')}
        </Button>
      </div>
      {deleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </div>
  )
}

/** Schema of the exported customer data, in the wire format: amounts in euros. */
const ownData = z.object({
  exportedAt: z.iso.datetime(),
  profile: profileOnWire,
  vehicles: z.array(plate),
  payments: z.optional(z.array(pastPayment)),
})

/** Saves the account's data as a JSON file named `name`. Bypasses the cache, so that the copy is current. */
async function saveOwnData(name: string): Promise<void> {
  const [person, vehicles, paid] = await Promise.all([ownProfile().load(), ownPlates().load(), paidHistory().load()])
  const content = z.encode(ownData, {
    exportedAt: new Date().toISOString(),
    profile: person,
    vehicles,
    ...(paid !== 'notOffered' && { payments: paid }),
  })
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), `${name}.json`)
}

/** Asks for confirmation, then deletes the account and goes home. [ACCOUNT-28, ACCOUNT-29, OPEN-53] */
function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'errors'])
  const go = useGo()
  const { busy, error, run } = useAction(deleteAccount, { onDone: () => go(pages.home, { replace: true }) })
  return (
    <ConfirmDialog
      title={t('delete.title')}
      description={t('delete.final')}
      busy={busy}
      confirm={t('delete.confirm')}
      isFinal
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t('delete.due')}</p>
      {error && <Alert tone="danger">{t('error', { text: t(`errors:${error.code}`) })}</Alert>}
    </ConfirmDialog>
  )
}

type Fields = z.input<typeof profileSchema>

interface ProfileFormProps {
  profile: Profile
  onCancel: () => void
  onSaved: () => void
}

/** Edits the personal information. The address must be complete or empty. [ACCOUNT-05..07, VALID-21..28, OPEN-53] */
function ProfileForm({ profile, onCancel, onSaved }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'common', 'errors'])
  const errorText = useFieldError()
  const countries = useCountryOptions(addressCountries)
  const incompleteId = useId()
  const { busy, error, run } = useAction(saveProfile, { onDone: onSaved })
  const { control, register, handleSubmit, setFocus, formState } = useSchemaForm(profileSchema, {
    defaultValues: {
      firstName: profile.firstName ?? '',
      lastName: profile.lastName ?? '',
      billingAddress: profile.billingAddress ?? '',
      billingZipcode: profile.billingZipcode ?? '',
      billingCity: profile.billingCity ?? '',
      billingCountry: firstCountry(profile.billingCountry, addressCountries),
    },
  })
  // The button that had the focus is gone, so the first field takes it.
  useEffect(() => setFocus('firstName'), [setFocus])
  const { errors, isValid } = formState
  const address = useWatch({ control, name: addressFields })
  const hasAddress = address.some((part) => part.trim() !== '')
  const refused = error?.kind === 'refused' ? error.code : undefined
  const incomplete =
    refused === 'incomplete_address' || addressFields.some((name) => errors[name]?.message === 'required')
  const wrongCountry = refused === 'invalid_country_code'

  const field = (name: Exclude<keyof Fields, 'billingCountry'>, deps: readonly (keyof Fields)[] = []) => {
    const issue = errors[name]
    // The field's counter already shows the excess length.
    const text = issue?.message === 'too_long' ? undefined : errorText(issue, name)
    return { ...register(name, { deps: [...deps] }), limit: longest[name], error: text }
  }
  // The parts are required together, so a change of one checks the others.
  const addressField = (name: (typeof addressFields)[number]) => ({
    ...field(name, addressFields),
    required: hasAddress,
  })
  return (
    <Form gap={5} onSubmit={(event) => void handleSubmit(run)(event)}>
      <TextField {...field('firstName')} label={t('personal.firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} label={t('personal.lastName')} autoComplete="family-name" />
      <fieldset aria-describedby={incomplete ? incompleteId : undefined} className="m-0 min-w-0 space-y-5 border-0 p-0">
        <legend className="mb-1 p-0 font-heading text-lg font-semibold">{t('personal.billingAddress')}</legend>
        <p className="text-sm text-text-soft">{t('personal.addressHint')}</p>
        <TextField {...addressField('billingAddress')} label={t('personal.address')} autoComplete="street-address" />
        <TextField {...addressField('billingZipcode')} label={t('personal.zipcode')} autoComplete="postal-code" />
        <TextField {...addressField('billingCity')} label={t('personal.city')} autoComplete="address-level2" />
        <Controller
          control={control}
          name="billingCountry"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <CountrySelect
              ref={ref}
              label={t('personal.country')}
              options={countries}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              error={wrongCountry ? t('errors:invalid_country_code') : undefined}
              autoComplete="country"
            />
          )}
        />
        {incomplete && (
          <LiveRegion
            as="p"
            id={incompleteId}
            live="assertive"
            className="flex items-start gap-1.5 text-sm font-medium text-danger"
          >
            <Icon name="alert" size={20} className="shrink-0" />
            {t('errors:incomplete_address')}
          </LiveRegion>
        )}
      </fieldset>
      {error && !wrongCountry && refused !== 'incomplete_address' && <FailureNotice error={error} />}
      <div className="flex flex-wrap items-start gap-3">
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <ReasonedButton
          type="submit"
          loading={busy}
          reason={isValid ? undefined : t('common:form.errors')}
          submitsAnyway
        >
          {t('common:action.save')}
        </ReasonedButton>
      </div>
    </Form>
  )
}
