import { type ClaimReason, type ClaimType, isClaimSituation } from '@voie-libre/contract/schemas/claim'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { longest } from '@voie-libre/contract/schemas/longest'
import { pages } from '@voie-libre/domain/access/pages'
import { type ClaimForm as ClaimGiven, claimFormSchema, withPlates } from '@voie-libre/domain/claim/claimForm'
import { canonicalPlate, displayPlate } from '@voie-libre/domain/journey/plate'
import type { SentClaim } from '@voie-libre/domain/claim/sentClaim'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Cluster } from '@voie-libre/ui/cluster'
import { FileField } from '@voie-libre/ui/file-field'
import { Form } from '@voie-libre/ui/form'
import { RadioCards } from '@voie-libre/ui/radio-cards'
import { Select } from '@voie-libre/ui/select'
import { TextArea } from '@voie-libre/ui/text-area'
import { TextField } from '@voie-libre/ui/text-field'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Claimant } from '../../api/claims.ts'
import type { ApiError } from '../../api/errors.ts'
import { useResource } from '../../api/resource.ts'
import { providerData } from '../../api/whitelabel.ts'
import { type FieldOfCode, refuseField } from '../../shared/feedback/refuseField.ts'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { useFieldError } from '../../shared/feedback/useFieldError.ts'
import { EmailInput } from '../../shared/fields/EmailInput.tsx'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'
import { LostFiles } from '../../shared/files/LostFiles.tsx'
import { useAttachments } from '../../shared/files/useAttachments.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { claimDraft, type ClaimTyped, saveClaim } from './draft.ts'
import { useSendClaim } from './useSendClaim.ts'

type Back = { label: string; href: string }
interface ClaimFormProps {
  data: {
    journeys: readonly Journey[]
    sessionId: string | undefined
    person: Claimant & { email: string }
    renter: boolean
  }
  /** Where the journeys were chosen. */
  back: Back
  type: ClaimType
  reasons: readonly ClaimReason[]
  onSent: (claim: SentClaim) => void
}

const filesId = 'claim-files'
const commentId = 'claim-comment'

/** Claim form. A failure or a reload keeps the typed values. [OPEN-46] */
export function ClaimForm({ data: { journeys, sessionId, person, renter }, ...props }: ClaimFormProps) {
  const { back, type, reasons, onSent } = props
  const { t } = useTranslation(['claim', 'common'])
  const errorText = useFieldError()
  const attachments = useAttachments('claim_files_toobig')
  const { data: provider } = useResource(providerData())
  // What was chosen before paying, if the server has a reason for it.
  const asked = useSearchParams()[0].get('situation')
  const [defaultValues] = useState((): ClaimTyped => {
    const { firstName = '', lastName = '', email } = person
    const typed = claimDraft()
    const known = reasons.find(({ id }) => id === typed?.reasonId)
    const requested = isClaimSituation(asked) && reasons.find(({ situation }) => situation === asked)
    return {
      reasonId: (known || requested || undefined)?.id ?? '',
      comment: typed?.comment ?? '',
      lastName: typed?.lastName || lastName,
      firstName: typed?.firstName || firstName,
      email: typed?.email || email,
    }
  })
  // A renter can insert their plates into the comment.
  const plates = useMemo(() => (renter ? [...new Set(journeys.map(plateOf))] : []), [renter, journeys])
  const schema = useMemo(() => claimFormSchema(reasons, plates), [reasons, plates])
  const form = useSchemaForm(schema, { defaultValues, onTyped: saveClaim })
  const { register, handleSubmit, setError, control, formState } = form
  const { errors } = formState

  const reasonId = useWatch({ control, name: 'reasonId' })
  const reason = reasons.find(({ id }) => id === reasonId)
  // A renter first says which of the two it is, if the operator has a reason for rented vehicles.
  const designation = renter ? reasons.find(({ situation }) => situation === 'rented') : undefined
  const [isContest, setIsContest] = useState(false)
  const { firstName, lastName, email } = defaultValues
  // A contact that is missing or wrong has its fields.
  const [isFolded, setFolded] = useState(
    () => renter && claimFormSchema([]).safeParse({ ...defaultValues, reasonId: 'any', comment: '' }).success,
  )
  const act = designation && (reason === designation ? 'designate' : reason || isContest ? 'contest' : undefined)
  // What is required depends on the reason, which the words above say as long as it is unknown.
  const optional = reason && t('common:optional')
  const { commentMandatory, attachmentMandatory } = designation ?? {}
  const needs = commentMandatory ? (attachmentMandatory ? 'both' : 'comment') : attachmentMandatory ? 'files' : 'none'
  const { busy, progress, error, run, reset } = useSendClaim({
    type,
    journeys,
    sessionId,
    renter,
    onSent,
    place: (failure) => {
      unfold()
      if (!attachments.refuse(failure)) return refuseField(setError, fieldOfCode, failure)
      focusFiles()
      return true
    },
  })

  /** Shows the fields of the contact, so that one of them can take the focus. */
  const unfold = () => flushSync(() => setFolded(false))
  async function submit(given: ClaimGiven) {
    if (busy) return
    const files = await attachments.ready(reason)
    if (files) await run({ form: given, files, reason: reason?.label })
    else focusFiles()
  }
  function insertPlates() {
    const area = document.getElementById(commentId)
    if (!(area instanceof HTMLTextAreaElement)) return
    const { text, caret } = withPlates(area.value, plates, (plate) => `${t('form.driver', { plate })} `)
    area.setRangeText(text, 0, area.value.length)
    // As if typed: for the form, its draft and the counter.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
    area.setSelectionRange(caret, caret)
  }
  const onSubmit = () => void handleSubmit(submit, () => void attachments.ready(reason))()
  // A renter first chooses between the two; the contact shows with the fields of the choice.
  const isAsked = designation !== undefined && act === undefined
  const privacy = provider?.gdprText !== undefined && (
    <RichText html={provider.gdprText} className="text-sm text-text-soft [&_a]:inline-block" />
  )

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) reset()
        onSubmit()
      }}
    >
      {designation && (
        <RadioCards
          legend={t('claim.formTitle')}
          className="[&>legend]:mb-4 [&>legend]:font-heading [&>legend]:text-xl [&>legend]:font-bold [&_label]:items-start [&_label]:whitespace-pre-line lg:[&_label]:col-span-1"
          required
          error={act ? undefined : errorText(errors.reasonId, 'reasonId')}
          name="act"
          value={act}
          onValueChange={(next) => {
            setIsContest(next === 'contest')
            form.setValue('reasonId', next === 'designate' ? designation.id : '')
          }}
          options={(['designate', 'contest'] as const).map((value) => ({
            value,
            label: t(`form.${value}`, { count: journeys.length }),
            description: `${t(`form.${value}Hint`, { count: journeys.length })}\n${t(value === 'contest' ? 'form.byReason' : `form.needs.${needs}`)}`,
          }))}
        />
      )}
      {/* Naming the driver is a reason of its own, and only who contests chooses another. */}
      {(!designation || act === 'contest') && (
        <Select
          label={t('form.reason')}
          placeholder={t('form.chooseReason')}
          hint={designation ? undefined : t('form.byReason')}
          options={reasons.flatMap((one) => (act && one === designation ? [] : { value: one.id, label: one.label }))}
          required
          error={errorText(errors.reasonId, 'reasonId')}
          {...register('reasonId')}
        />
      )}
      {/* Whether these are required depends on the reason. */}
      {(!designation || reason) && (
        <>
          {/* The template stands on the line of the label, on a phone below the hint. */}
          <div className="relative max-sm:flex max-sm:flex-col max-sm:[&>:first-child]:contents max-sm:[&>:first-child>:nth-child(n+2)]:order-1">
            <TextArea
              id={commentId}
              label={t('form.comment')}
              hint={t(act === 'designate' ? 'form.driverHint' : 'form.commentHint', { count: journeys.length })}
              limit={longest.message}
              required={reason?.commentMandatory}
              optionalLabel={optional}
              // The field's counter already shows the excess length.
              error={errors.comment?.message === 'too_long' ? undefined : errorText(errors.comment)}
              {...register('comment')}
            />
            {act === 'designate' && plates.length > 1 && (
              <Button
                variant="tertiary"
                icon="plus"
                className="-mx-4 max-sm:self-start sm:absolute sm:end-0 sm:-top-2.5"
                onClick={insertPlates}
              >
                {t('form.insertPlates')}
              </Button>
            )}
          </div>
          <LostFiles names={attachments.lost} />
          <FileField
            {...attachments.field}
            id={filesId}
            label={t('form.files')}
            hint={t(act === 'designate' ? 'form.driverFiles' : 'form.filesHint')}
            required={reason?.attachmentMandatory}
            optionalLabel={optional}
            maxFiles={reason?.maxFiles}
            progress={progress}
          />
        </>
      )}
      <fieldset className="mt-4 min-w-0 border-0 p-0" hidden={isAsked}>
        <legend className="mb-4 p-0 font-heading text-xl font-bold">{t('form.who')}</legend>
        {renter && <p className="-mt-3 mb-4 text-sm text-text-soft">{t('form.notDriver')}</p>}
        {isFolded ? (
          <p className="-my-2 flex flex-wrap items-center gap-x-4">
            <span className="wrap-anywhere">
              {firstName} {lastName}, <span className="inline-block">{email}</span>
            </span>
            <Button
              variant="tertiary"
              className="border-x-0 px-0!"
              onClick={() => {
                unfold()
                form.setFocus('firstName')
              }}
            >
              {t('form.edit')}
            </Button>
          </p>
        ) : (
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              label={t('form.firstName')}
              required
              autoComplete="given-name"
              error={errorText(errors.firstName, 'firstName')}
              {...register('firstName')}
            />
            <TextField
              label={t('form.lastName')}
              required
              autoComplete="family-name"
              error={errorText(errors.lastName, 'lastName')}
              {...register('lastName')}
            />
            <EmailInput
              label={t('form.email')}
              hint={t(person.email === '' ? 'form.emailHint' : 'form.emailGiven')}
              required
              // What is filled in is itself the example.
              className={`sm:col-span-2 ${person.email === '' ? '' : "[&_[id$='-hint']>:last-child]:sr-only"}`}
              error={errorText(errors.email)}
              {...register('email')}
            />
          </div>
        )}
      </fieldset>
      {!renter && privacy}
      {error && <ClaimFailure error={error} back={back} onRetry={onSubmit} />}
      <Cluster className="max-sm:flex-col max-sm:items-stretch">
        <Button type="submit" icon="mail" loading={busy}>
          {t(renter ? 'form.sendFor' : 'form.send', { count: journeys.length })}
        </Button>
        <Button href={back.href} variant="secondary">
          {t('common:action.cancel')}
        </Button>
        {isAsked && <p className="text-sm text-text-soft max-sm:order-first">{t('form.chooseFirst')}</p>}
      </Cluster>
      {/* A renter sends many claims, and reaches the act sooner. */}
      {renter && privacy}
    </Form>
  )
}

const plateOf = ({ numberPlate = '', countryPlate = '' }: Journey) =>
  displayPlate(canonicalPlate(numberPlate), countryPlate)
const focusFiles = () => document.getElementById(filesId)?.focus()

const fieldOfCode: FieldOfCode<ClaimTyped> = {
  mandatory_comment_missing: 'comment',
  email_mandatory: 'email',
  email_invalid: 'email',
  bad_email_format: 'email',
}

function ClaimFailure({ error, back, onRetry }: { error: ApiError; back: Back; onRetry: () => void }) {
  const { t } = useTranslation(['claim', 'errors'])
  if (error.kind !== 'refused') return <FailureNotice error={error} onRetry={onRetry} />
  const isOver = error.code === 'payment_session_invalid'
  if (!isOver && error.code !== 'payment_journeys_invalid' && error.code !== 'renter_protest_no_journey_selected')
    return <FailureNotice error={error} />
  const to = isOver ? { href: pages.formClaim, label: t('failure.search') } : back
  return (
    <Alert tone="danger" title={t(`errors:${error.code}`)}>
      <p>{t(`failure.${isOver ? 'session' : 'journeys'}`)}</p>
      <Button href={to.href} variant="secondary" className="mt-2">
        {to.label}
      </Button>
    </Alert>
  )
}
