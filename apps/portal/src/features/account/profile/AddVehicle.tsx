import { type AddVehicleForm, addVehicleSchema } from '@voie-libre/domain/account/profileForm'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { firstCountry, plateCountries } from '@voie-libre/domain/reference/countries'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Form } from '@voie-libre/ui/form'
import { Modal } from '@voie-libre/ui/modal'
import { useEffect, useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { ownersOf } from '../../../api/journeys.ts'
import { loadsWhenTouched } from '../../../api/loadCode.ts'
import { addPlate } from '../../../api/profile.ts'
import { lastSearchAtom, saveDates } from '../../../session/search.ts'
import { store } from '../../../session/store.ts'
import { refuseField } from '../../../shared/feedback/refuseField.ts'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { useSchemaForm } from '../../../shared/fields/useSchemaForm.ts'
import { OwnPlate, plateText } from '../../../shared/vehicle/VehiclePlate.tsx'
import { isPlateRefused, PlateFields, vehicleFieldOf } from '../../../shared/vehicle/PlateFields.tsx'
import { loadDates, RentalFields } from '../../../shared/vehicle/RentalFields.tsx'

interface AddVehicleProps {
  /** Vehicle of the last search, as initial values of the form. [OPEN-51] */
  searched: PlateSearch | undefined
  onClose: () => void
  onAdded: (number: string) => void
}

type Warning = { form: AddVehicleForm; owners: readonly string[] }

/** Adds a vehicle; the customer must attest the right to use one of other accounts. [ACCOUNT-24..26, OPEN-53] */
export function AddVehicle({ searched, onClose, onAdded }: AddVehicleProps) {
  const { t } = useTranslation(['profile', 'common', 'errors'])
  const formId = useId()
  const [warning, setWarning] = useState<Warning>()
  const [attested, setAttested] = useState(false)
  useRestoredDates()
  const form = useSchemaForm(addVehicleSchema, { defaultValues: initial(searched) })
  const isValid = form.formState.isValid || isPlateRefused(form)

  const { busy, error, run } = useAction(
    async ({ values, isAttested }: { values: AddVehicleForm; isAttested: boolean }) => {
      const owners = isAttested ? [] : await ownersOf({ licensePlate: values.plate, country: values.country })
      if (owners.length === 0) await addPlate(values)
      return { values, owners }
    },
    {
      onDone: ({ values, owners }) => {
        if (owners.length === 0) return onAdded(plateText({ numberPlate: values.plate, countryCode: values.country }))
        setAttested(false)
        setWarning({ form: values, owners })
      },
      // The warning has no fields.
      onFailed: (refusal) => !warning && refuseField(form.setError, vehicleFieldOf, refusal),
    },
  )
  return (
    <Modal
      kind={warning ? 'alert' : 'dialog'}
      open
      onOpenChange={onClose}
      title={t(warning ? 'owners.title' : 'add.title')}
      {...(searched && !warning && { description: t('add.searched') })}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={warning ? () => setWarning(undefined) : onClose}>
            {t('common:action.cancel')}
          </Button>
          {warning ? (
            <Button
              loading={busy}
              disabled={!attested}
              onClick={() => void run({ values: warning.form, isAttested: true })}
            >
              {t('owners.confirm')}
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              icon="plus"
              loading={busy}
              aria-disabled={!isValid}
              aria-describedby={isValid ? undefined : `${formId}-reason`}
            >
              {t('add.confirm')}
            </Button>
          )}
        </>
      }
    >
      {warning ? (
        <OwnerWarning {...warning} attested={attested} onAttest={setAttested} />
      ) : (
        <Form
          id={formId}
          onSubmit={(event) => void form.handleSubmit((values) => run({ values, isAttested: false }))(event)}
          {...loadsWhenTouched(loadDates)}
        >
          <FormProvider {...form}>
            <PlateFields />
            <RentalFields hint={t('add.rentalHint')} />
          </FormProvider>
          {!isValid && (
            <p id={`${formId}-reason`} className="text-sm text-text-soft">
              {t('common:form.incomplete')}
            </p>
          )}
        </Form>
      )}
      {error && <Alert tone="danger">{t('error', { text: t(`errors:${error.code}`) })}</Alert>}
    </Modal>
  )
}

type OwnerWarningProps = Warning & { attested: boolean; onAttest: (attested: boolean) => void }

/** The other owners, masked by the server, and the attestation that adding requires. [ACCOUNT-24, ACCOUNT-25] */
function OwnerWarning({ form, owners, attested, onAttest }: OwnerWarningProps) {
  const { t } = useTranslation('profile')
  return (
    // Takes the focus, because it replaces the form.
    <div ref={focus} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p>{t('owners.text')}</p>
      <p>
        <OwnPlate plate={{ numberPlate: form.plate, countryCode: form.country }} />
      </p>
      <ul className="list-disc ps-6">
        {owners.map((owner) => (
          <li key={owner} className="wrap-anywhere">
            {owner}
          </li>
        ))}
      </ul>
      <Checkbox
        label={t('owners.attest')}
        required
        checked={attested}
        onChange={(event) => onAttest(event.currentTarget.checked)}
      />
    </div>
  )
}

const focus = (content: HTMLElement | null) => content?.focus()

function initial(searched: PlateSearch | undefined): z.input<typeof addVehicleSchema> {
  const country = firstCountry(searched?.country, plateCountries)
  if (!searched) return { country, plate: '', rental: false, range: undefined }
  const { licensePlate } = searched
  const { dates: range } = store.get(lastSearchAtom)
  return { country, plate: displayPlate(licensePlate, country), rental: range !== undefined, range }
}

/** Restores the rental dates of the search on leaving, because the fields save each change. [OPEN-29] */
function useRestoredDates() {
  useEffect(() => {
    const { dates: before } = store.get(lastSearchAtom)
    const restoreDates = () => saveDates(before)
    window.addEventListener('pagehide', restoreDates)
    return () => {
      window.removeEventListener('pagehide', restoreDates)
      restoreDates()
    }
  }, [])
}
