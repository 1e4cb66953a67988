import type { Journey, LateFee } from '@voie-libre/contract/schemas/journey'
import { ofNotices, pages } from '@voie-libre/domain/access/pages'
import { claimTypeOfSelection } from '@voie-libre/domain/claim/selection'
import type { SentClaim } from '@voie-libre/domain/claim/sentClaim'
import { nextRise, riseOfAll } from '@voie-libre/domain/fleet/dearer'
import { claimGroup, displayGroup } from '@voie-libre/domain/journey/category'
import { journeyNumber } from '@voie-libre/domain/journey/list'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { knownPrice, totalDue } from '@voie-libre/domain/journey/price'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { DataList } from '@voie-libre/ui/definition-list'
import { Details } from '@voie-libre/ui/details'
import { Link } from '@voie-libre/ui/link'
import { PageGrid } from '@voie-libre/ui/page-grid'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useLocation } from 'react-router'
import { claimant, claimReasonsFor } from '../../api/claims.ts'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { stretch } from '../../api/stretch.ts'
import { toPayPageData } from '../../api/whitelabel.ts'
import { formatDay, formatDayTime, formatMoney } from '../../i18n/format.ts'
import { journeysToClaim, lastEmail, lastSearchAtom, sentClaim } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { accountType } from '../../session/visitor.ts'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { LoadingPlace } from '../../shared/feedback/LoadingPlace.tsx'
import { priceWords } from '../../shared/journeyList/journeyWords.ts'
import { riseLook } from '../../shared/journeyList/riseLook.ts'
import { Way } from '../../shared/journeyList/Way.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { loadSanitiser } from '../../shared/richText/RichText.tsx'
import { useContactOffered } from '../../shared/page/useContactOffered.ts'
import { useShown } from '../../shared/page/useShown.ts'
import { useToday } from '../../shared/page/useToday.ts'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { claimHelp } from './claimHelp.ts'
import { ClaimSteps } from './ClaimSteps.tsx'

type ClaimData = Awaited<ReturnType<typeof loader>>

export async function loader() {
  const renter = accountType() === 'renter'
  const journeys = journeysToClaim()
  const [person, page, help] = await Promise.all([
    claimant(),
    ensureLoaded(toPayPageData()).catch(() => undefined),
    claimHelp(),
    // The text about personal data stands above the act, and must not move it.
    loadSanitiser().catch(() => undefined),
  ])
  // The list's `canContestJourney` flag does not apply to renters. [OPEN-03]
  const open = renter || (page?.canContestJourney ?? true)
  const lateFees = page?.lateFees ?? []
  return {
    journeys: renter ? byRise(journeys, lateFees) : journeys,
    lateFees,
    sent: sentClaim(),
    sessionId: renter ? undefined : store.get(lastSearchAtom).sessionId,
    person: { ...person, email: person.email ?? lastEmail() ?? '' },
    renter,
    open,
    help,
  }
}

/** What rises first is first, beside the form and in it. */
function byRise(journeys: readonly Journey[], lateFees: readonly LateFee[]) {
  const now = new Date()
  const dated = journeys.map((journey) => ({ journey, day: nextRise(journey, lateFees, now)?.lastDay ?? '9' }))
  return dated.toSorted((one, other) => one.day.localeCompare(other.day)).map(({ journey }) => journey)
}

/** claim: the claim form, then its confirmation. [OPEN-46, OPEN-47] */
export function Component() {
  const { t } = useTranslation(['claim', 'common'])
  const data = useLoaderData<ClaimData>()
  const [sent, setSent] = useState<SentClaim | undefined>(data.sent)
  const back = useBack(data.renter)
  return (
    <Page
      title={t(data.renter ? 'claim.fleetTitle' : 'claim.title')}
      done={sent && t('sent.title')}
      {...(data.renter
        ? {
            root: { label: t('common:nav.renters'), href: pages.renterProfile },
            parents: [back],
            working: true,
          }
        : { parents: [{ label: t('search.title'), href: pages.formClaim }] })}
    >
      {!data.renter && <ClaimSteps at={sent ? 'sent' : 'claim'} />}
      {sent ? <ClaimSent claim={sent} data={data} /> : <Claim data={data} onSent={setSent} />}
    </Page>
  )
}

/** Where the journeys were chosen: a list of the renter, or the selection of a driver. */
function useBack(renter: boolean) {
  const { t } = useTranslation(['common', 'claim'])
  const { search } = useLocation()
  if (!renter) return { label: t('claim:claim.change'), href: pages.claimSelect }
  return search === ofNotices
    ? { label: t('nav.fleetNotices'), href: pages.renterPaymentNotice }
    : { label: t('nav.fleetJourneys'), href: pages.renterTravels }
}

function Claim({ data, onSent }: { data: ClaimData; onSent: (claim: SentClaim) => void }) {
  const { t } = useTranslation(['claim', 'errors'])
  const { journeys, renter, open } = data
  const back = useBack(renter)
  const type = claimTypeOfSelection(journeys, new Set(journeys.map(({ id }) => id)))
  const { data: reasons, error, retry } = useResource(type && claimReasonsFor(type))
  const shown = useShown(reasons)

  if (type === undefined) {
    return (
      <Alert tone="warning" live title={t('errors:renter_protest_no_journey_selected')}>
        <Button href={back.href} variant="secondary" className="mt-2">
          {back.label}
        </Button>
      </Alert>
    )
  }
  if (!open) return <Alert tone="info">{t('select.closed')}</Alert>
  return (
    <PageGrid>
      {/* First, also on a phone: what the claim is about. */}
      <ClaimedJourneys data={data} />
      <Card title={renter ? undefined : t('claim.formTitle')}>
        {shown ? (
          <ClaimForm data={data} back={back} type={type} reasons={shown} onSent={onSent} />
        ) : error ? (
          <FailureNotice error={error} onRetry={retry} />
        ) : (
          <LoadingPlace label={t('claim.loading')} parts={[{ lines: 12 }]} />
        )}
      </Card>
    </PageGrid>
  )
}

/** A claim suspends the rises that are known; of other deadlines only the operator's help tells. */
const useWaiting = (journeys: readonly Journey[], lateFees: readonly LateFee[]) =>
  riseOfAll(journeys, lateFees, useToday()) ? 'claim.suspended' : 'claim.meanwhile'

function ClaimedJourneys({ data: { journeys, renter, lateFees, help } }: { data: ClaimData }) {
  const { t } = useTranslation(['claim', 'journeys'])
  const now = useToday()
  const waiting = useWaiting(journeys, lateFees)
  const { found } = useAtomValue(lastSearchAtom)
  const [first] = journeys
  const isPriced = journeys.every((one) => knownPrice(one) !== undefined)
  // So many journeys show without unfolding the others, so that the form is near on a phone.
  const open = journeys.length > 5 ? 3 : journeys.length
  const plates = new Set(journeys.map(({ numberPlate = '' }) => canonicalPlate(numberPlate)))
  const due = totalDue(journeys)
  const rise = renter && isPriced && riseOfAll(journeys, lateFees, now)
  const about = (
    <>
      {first && !renter && <p className="mb-2 text-text-soft">{t(`journeys:section.${claimGroup(first)}`)}</p>}
      <JourneyLines journeys={journeys.slice(0, open)} {...{ renter, lateFees }} />
      {journeys.length > open && (
        <Details
          summary={t('claim.more', { count: journeys.length - open })}
          className="not-open:[&>summary>svg]:rotate-0"
        >
          <JourneyLines
            journeys={journeys.slice(open)}
            {...{ renter, lateFees }}
            className="max-h-96 overflow-y-auto"
          />
        </Details>
      )}
      {!renter && (
        <div className="mt-2 flex flex-col items-start gap-3 border-t border-line pt-4">
          <Link href={pages.claimSelect} variant="back">
            {t('claim.change')}
          </Link>
          {/* Paying first is optional; the confirmation page then links back here. [OPEN-47] */}
          {found && (
            <Link href={pages.travels} variant="standalone">
              {t('claim.payFirst')}
            </Link>
          )}
        </div>
      )}
    </>
  )
  return (
    <Card
      title={
        <>
          {t(renter ? 'claim.fleetJourneys' : 'claim.journeys')}{' '}
          {isPriced && (
            <span className="mt-2 block text-2xl">
              {formatMoney(due)}
              {rise && ', '}
              {rise && (
                <span className={riseLook(rise, now)}>{t('claim.then', { after: formatMoney(rise.after) })}</span>
              )}{' '}
            </span>
          )}
          <span className="block font-body text-base font-normal tracking-normal">
            {[
              t('journeys:count', { count: journeys.length }),
              renter && t('claim.plates', { count: plates.size }),
              rise && t(rise.isStepped ? 'claim.first' : 'claim.after', { day: formatDay(rise.lastDay) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </>
      }
      className="lg:sticky lg:top-6 lg:order-last"
    >
      <p className="-mt-2 mb-4 text-sm">
        {t(waiting)}{' '}
        <Link href={help} className="inline-block">
          {t('help')}
        </Link>
      </p>
      {renter ? (
        // Folded where the form is below it.
        <Details
          summary={t('claim.show', { count: journeys.length })}
          className="-mt-1 lg:-mt-3 lg:[&::details-content]:[content-visibility:visible] lg:supports-[selector(::details-content)]:[&>summary]:hidden"
        >
          {about}
        </Details>
      ) : (
        about
      )}
    </Card>
  )
}

type JourneyLinesProps = Pick<ClaimData, 'journeys' | 'renter'> & { lateFees?: readonly LateFee[]; className?: string }

/** To a renter, the later prices are shown, too, if `lateFees` are given. */
function JourneyLines({ journeys, renter, lateFees, className = '' }: JourneyLinesProps) {
  const { t } = useTranslation(['journeys', 'claim'])
  const now = useToday()
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {journeys.map((journey) => {
        const { id, date, in: entrance, out: exit } = journey
        const given = journeyNumber(journey)
        const number = renter ? given : given && t(`card.number.${displayGroup(journey)}`, { number: given })
        const day = formatDayTime(date) || t('card.noDate')
        const rise = renter && lateFees && nextRise(journey, lateFees, now)
        const plate = renter && canonicalPlate(journey.numberPlate ?? '')
        return (
          <li key={id} className={line}>
            {plate ? (
              <VehiclePlate vehicle={{ licensePlate: plate, country: journey.countryPlate ?? '' }} size="sm" />
            ) : (
              <span className="font-semibold">{day}</span>
            )}
            {(entrance || exit) && (
              <span className="col-span-2 text-sm">
                <Way text={stretch().wayText(journey)} />
              </span>
            )}
            <span className="col-span-2 text-sm break-words text-text-soft empty:hidden">
              {[plate && day, number].filter(Boolean).join(', ')}
            </span>
            <b className="col-start-2 row-start-1 whitespace-nowrap">{priceWords(t, journey)}</b>
            {rise && (
              <span className={`${then} ${riseLook(rise, now)}`}>
                <span>{t('claim:claim.then', { after: formatMoney(rise.after) })}</span>{' '}
                <span>{t('claim:claim.after', { day: formatDay(rise.lastDay) })}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const smallPlate = '[&_.font-plate]:border [&_.font-plate]:text-sm'
const line = `grid grid-cols-[1fr_auto] items-center justify-items-start gap-x-3 gap-y-0.5 py-2.5 tabular-nums ${smallPlate}`
// The day at the start, the price below the present one.
const then = 'col-span-2 row-start-2 flex w-full flex-row-reverse justify-between gap-x-3 text-sm'

/** Confirms the sent claim: its number, what it is about, the operator's response time, and how to follow it. */
function ClaimSent({ claim, data: { renter, help, lateFees } }: { claim: SentClaim; data: ClaimData }) {
  const { reference, answerDays, email, journeys: contested = [], sentAt, reason, files = [] } = claim
  const { t } = useTranslation(['claim', 'common', 'journeys'])
  const list = useBack(renter)
  const waiting = useWaiting(contested, lateFees)
  const nextId = useId()
  const contact = useContactOffered()
  const { found } = useAtomValue(lastSearchAtom)
  const [{ numberPlate, countryPlate = '' } = {}] = renter ? [] : contested
  const others = !renter && (found?.journeys.some(({ claimDone }) => claimDone !== true) ?? false)
  return (
    <ConfirmationPanel
      takesFocus
      title={t('sent.title')}
      className="mx-auto max-w-prose"
      actions={
        <>
          <Button className="max-sm:w-full" href={renter ? list.href : pages.home}>
            {renter ? list.label : t('common:action.home')}
          </Button>
          <Button variant="secondary" icon="print" className="max-sm:w-full" onClick={() => window.print()}>
            {t('common:action.print')}
          </Button>
        </>
      }
    >
      {reference !== undefined && (
        <p className="rounded-control bg-surface-sunken px-4 py-3">
          <span className="block text-text-soft">{t('sent.number')}</span>
          <strong className="font-heading text-2xl break-words tabular-nums select-all">{reference}</strong>
        </p>
      )}
      <DataList
        items={[
          {
            term: t('journeys:proof.plate'),
            value: numberPlate && (
              <VehiclePlate vehicle={{ licensePlate: numberPlate, country: countryPlate }} size="sm" />
            ),
          },
          { term: t('sent.sentAt'), value: formatDayTime(sentAt) },
          { term: t('form.reason'), value: reason },
          {
            term: t('form.files'),
            value: files.length > 0 && <span className="whitespace-pre-line">{files.join('\n')}</span>,
          },
        ].filter(({ value }) => value)}
      />
      {contested.length > 0 && (
        <>
          <h3 className="pt-2 text-lg">{t('claim.journeys')}</h3>
          <JourneyLines journeys={contested} renter={renter} />
        </>
      )}
      <h3 id={nextId} className="pt-2 text-lg">
        {t('sent.next')}
      </h3>
      <ol aria-labelledby={nextId} className="list-decimal space-y-2 ps-6">
        {reference !== undefined && <li>{t('sent.keep')}</li>}
        <li>
          {answerDays === undefined ? t('sent.answer', { email }) : t('sent.answerDays', { count: answerDays, email })}
        </li>
        <li>{t('sent.follow')}</li>
        <li>{t(waiting)}</li>
      </ol>
      <div className="flex flex-col items-start gap-1 pt-2 print:hidden">
        {others && (
          <Link href={pages.travels} variant="standalone">
            {t('sent.others')}
          </Link>
        )}
        <Link href={help} variant="standalone">
          {t('help')}
        </Link>
        {contact && (
          <Link href={pages.contactForm} variant="standalone">
            {t('sent.write')}
          </Link>
        )}
      </div>
    </ConfirmationPanel>
  )
}
