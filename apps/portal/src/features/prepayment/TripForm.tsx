import type { Car, Journey } from '@voie-libre/contract/schemas/journey'
import { maxPrepaidTrips } from '@voie-libre/contract/schemas/prepayment'
import { pages } from '@voie-libre/domain/access/pages'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { completeInProgress, entriesToStore, estimate, travelCounts } from '@voie-libre/domain/prepayment/expand'
import { classOf, type GateChoice, offersZeroEmission } from '@voie-libre/domain/prepayment/stretch'
import { textIn } from '@voie-libre/domain/reference/languages'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { GatePicker } from '@voie-libre/ui/gate-picker'
import { Icon } from '@voie-libre/ui/icon'
import { Modal } from '@voie-libre/ui/modal'
import { PageGrid } from '@voie-libre/ui/page-grid'
import { Select } from '@voie-libre/ui/select'
import { Spinner } from '@voie-libre/ui/spinner'
import { Stack } from '@voie-libre/ui/stack'
import { Tag } from '@voie-libre/ui/tag'
import { VehicleClassPicker } from '@voie-libre/ui/vehicle-class-picker'
import { type ChangeEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import useSWR from 'swr'
import { tripPrice } from '../../api/prepayment.ts'
import { stretch, wayBetween } from '../../api/stretch.ts'
import { formatMoney } from '../../i18n/format.ts'
import { currentLanguage, localized } from '../../i18n/setup.ts'
import { addPrepaid, completeJourney } from '../../session/search.ts'
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx'
import { useAction } from '../../shared/feedback/useAction.ts'
import { Way } from '../../shared/journeyList/Way.tsx'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import { forgetTrip, saveTrip, type TripDraft, tripDraft } from './draft.ts'

type Dialog = 'delay' | 'class' | 'free' | 'failed' | 'full'

interface TripFormProps {
  plate: PlateSearch
  car: Car | undefined
  inProgress?: Journey
}

/** Form for the vehicle and its trip on the stretch, with the price. [§2.6] */
export function TripForm({ plate, car, inProgress }: TripFormProps) {
  const { t } = useTranslation(['prepayment', 'common'])
  const { road, gates, gateChoices, gateLabel, placeOf } = stretch()
  const navigate = useNavigate()
  const journeyId = inProgress?.id
  const [before] = useState(() => tripDraft(plate, journeyId))
  const [choice, setChoice] = useState(
    (): TripDraft =>
      before ?? {
        vehicleClass: classOf(inProgress?.carCategory ?? car?.type),
        electric: car?.energy === 'EL',
        entrance: knownGate(inProgress?.in),
        exit: knownGate(inProgress?.out),
        roundTrip: false,
        count: 1,
      },
  )
  const { vehicleClass, electric, entrance, exit, roundTrip, count } = choice
  const change = (part: Partial<TripDraft>) => setChoice({ ...choice, ...part })
  useEffect(() => saveTrip(plate, journeyId, choice), [plate, journeyId, choice])
  // No dialog opens for a restored draft, only after the first change.
  const isOwn = choice !== before
  const [dialog, setDialog] = useState<Dialog | undefined>(isOwn && vehicleClass === undefined ? 'delay' : undefined)

  const trip = entrance && exit && vehicleClass ? { entrance, exit, vehicleClass } : undefined
  // The price of one trip in each direction, on each change. [PREPAY-19, PREPAY-20, OPEN-37]
  const price = useSWR(
    trip && (['tripPrice', plate, trip, journeyId] as const),
    async ([, , there]) => {
      const back = { ...there, entrance: there.exit, exit: there.entrance }
      const [forward, reversed] = await Promise.all([tripPrice(plate, there), inProgress ? 0 : tripPrice(plate, back)])
      return { forward, reversed }
    },
    {
      dedupingInterval: 0,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      onSuccess: ({ forward }) => isOwn && forward <= 0 && setDialog('free'),
      onError: () => isOwn && setDialog('failed'),
    },
  )
  const asking = price.isValidating
  const hasFailed = !asking && price.error !== undefined
  const prices = asking || hasFailed ? undefined : price.data
  const texts = [vehicleClass ? '' : t('price.class'), entrance ? '' : t('price.entrance'), exit ? '' : t('price.exit')]
  const missing = new Intl.ListFormat(currentLanguage()).format(texts.filter((text) => text !== ''))
  // A free trip needs no payment. [PREPAY-16, PREPAY-17, OPEN-37]
  const payable = prices !== undefined && prices.forward > 0
  const { entrances, exits } = gateChoices({ entrance, exit }, inProgress)
  const close = () => setDialog(undefined)
  const closeNotice = () => setDialog(dialog === 'delay' ? 'class' : undefined)

  const gateField = (name: 'entrance' | 'exit', choices: readonly GateChoice[]) => ({
    label: t(name),
    required: true,
    placeholder: t('gate'),
    value: choice[name] ?? '',
    onChange: ({ target: { value: gate } }: ChangeEvent<HTMLSelectElement>) =>
      setChoice({ ...choice, [name]: gate || undefined }),
    options: choices.map(({ gate, disabled }) => ({ value: gate, label: gateLabel(gate), disabled })),
  })

  // Stays busy until the list opens, because a second press would add the same trip twice. [F-NAV-05]
  const { busy, run } = useAction(async () => {
    if (!trip || !prices) return
    const way = { in: stored(trip.entrance), out: stored(trip.exit), class: trip.vehicleClass }
    if (inProgress) completeJourney(completeInProgress(inProgress, { ...way, price: prices.forward }))
    else {
      const { licensePlate, country } = plate
      const entries = entriesToStore({ ...way, ...prices, plate: licensePlate, country, count, roundTrip })
      if (!addPrepaid(entries)) return setDialog('full')
    }
    forgetTrip()
    // Replaces this page, because Back would open it and redirect home. [F-NAV-03]
    await navigate(localized(pages.travels), { replace: inProgress !== undefined })
  })

  return (
    <PageGrid>
      <Stack gap={6}>
        <Card title={t('vehicle')}>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <VehiclePlate vehicle={plate} size="lg" />
            <div className="min-w-0 flex-1 basis-36">
              {car?.model !== undefined && <p className="font-semibold">{car.model}</p>}
              <p>{vehicleClass ? t('class.name', { class: vehicleClass }) : t('class.unknown')}</p>
              {electric && (
                <Tag tone="success" icon="leaf" className="mt-1">
                  {t('electric')}
                </Tag>
              )}
            </div>
            <Button variant="secondary" icon="edit" onClick={() => setDialog('class')}>
              {t(vehicleClass ? 'class.change' : 'class.choose')}
            </Button>
          </div>
        </Card>
        <Card title={t('way', { road })}>
          <div className="flex flex-col gap-5">
            <GatePicker
              gates={gates.map((gate) => ({ value: gate, name: gate, place: placeOf(gate) }))}
              entrance={gateField('entrance', entrances)}
              exit={gateField('exit', exits)}
              mapLabel={
                entrance && exit
                  ? t('picture.chosen', { road, entrance: gateLabel(entrance), exit: gateLabel(exit) })
                  : t('picture.none', { road, first: placeOf(gates[0] ?? ''), last: placeOf(gates.at(-1) ?? '') })
              }
            />
            {inProgress === undefined && (
              <div className="grid items-end gap-5 sm:grid-cols-2">
                <Select
                  label={t('count')}
                  value={String(count)}
                  onChange={(event) => change({ count: Number(event.target.value) })}
                  options={travelCounts.map((value) => ({ value: String(value), label: String(value) }))}
                />
                <Checkbox
                  className="sm:pb-3"
                  label={t('roundTrip')}
                  checked={roundTrip}
                  onChange={(event) => change({ roundTrip: event.target.checked })}
                />
              </div>
            )}
          </div>
        </Card>
      </Stack>
      <Card title={t('price.title')} tone="accent" className="lg:sticky lg:top-6">
        <div aria-live="polite" className="mb-5">
          {trip ? (
            <>
              <p className="mb-2">
                <Way
                  text={[
                    wayBetween(trip.entrance, trip.exit),
                    t('class.name', { class: trip.vehicleClass }),
                    roundTrip && t('roundTrip'),
                    count > 1 && `× ${count}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </p>
              {asking ? (
                <Spinner label={t('price.asking')} />
              ) : hasFailed ? (
                <p className="flex items-center gap-2 font-semibold text-danger">
                  <Icon name="alert" size={24} />
                  {t('price.failed')}
                </p>
              ) : (
                prices && (
                  <p className="font-heading text-3xl font-bold tabular-nums">
                    {formatMoney(estimate(prices.forward, prices.reversed, roundTrip, count))}
                  </p>
                )
              )}
            </>
          ) : (
            <p className="text-text-soft">{t('price.missing', { missing })}</p>
          )}
          {prices && !payable && <p>{t('free.text')}</p>}
        </div>
        {hasFailed && (
          <Button variant="secondary" icon="refresh" className="mb-3 w-full" onClick={() => void price.mutate()}>
            {t('common:action.retry')}
          </Button>
        )}
        <Button size="lg" icon="plus" className="w-full" loading={busy} disabled={!payable} onClick={() => void run()}>
          {t('add')}
        </Button>
      </Card>
      {dialog !== undefined && dialog !== 'class' && (
        <Modal
          kind="alert"
          open
          onOpenChange={closeNotice}
          title={t(`${dialog}.title`)}
          footer={
            <Button onClick={closeNotice}>
              {t(dialog === 'delay' ? 'common:action.continue' : 'common:action.ok')}
            </Button>
          }
        >
          <p>{t(`${dialog}.text`, { limit: maxPrepaidTrips })}</p>
        </Modal>
      )}
      {dialog === 'class' && (
        <ClassPicker
          country={plate.country}
          before={choice}
          onClose={close}
          onChoose={(vehicle) => {
            change(vehicle)
            close()
          }}
        />
      )}
    </PageGrid>
  )
}

const knownGate = (gate: { id: string } | undefined) => (gate ? stretch().gateNamed(gate.id) : undefined)

/** A gate as saved: its group for API calls and its name for display. [OPEN-36] */
const stored = (gate: string) => ({ id: String(stretch().groupOf(gate)), label: gate })

interface ClassPickerProps {
  country: string
  before: TripDraft
  onChoose: (vehicle: Pick<TripDraft, 'vehicleClass' | 'electric'>) => void
  onClose: () => void
}

/** Dialog to choose the vehicle class. Only foreign plates may declare an electric vehicle. [PREPAY-11..13, OPEN-36] */
function ClassPicker({ country, before, onChoose, onClose }: ClassPickerProps) {
  const { t } = useTranslation('prepayment')
  const { vehicles } = stretch()
  const [kind, setKind] = useState<string | undefined>(
    () => vehicles.find((vehicle) => vehicle.class === before.vehicleClass)?.kind,
  )
  const [electric, setElectric] = useState(before.electric)
  const chosen = vehicles.find((vehicle) => vehicle.kind === kind)
  return (
    <ConfirmDialog
      title={t('class.title')}
      confirm={t('class.confirm')}
      disabled={chosen === undefined}
      onConfirm={() => chosen && onChoose({ vehicleClass: chosen.class, electric })}
      onClose={onClose}
    >
      <VehicleClassPicker
        legend={t('class.legend')}
        name="vehicleKind"
        required
        value={kind}
        onValueChange={setKind}
        vehicles={vehicles.map((vehicle) => ({
          kind: vehicle.kind,
          label: (vehicle.label && textIn(currentLanguage(), vehicle.label)) ?? t(`kind.${vehicle.kind}`),
          text: t('class.name', { class: vehicle.class }),
        }))}
        zeroEmission={
          offersZeroEmission(country)
            ? {
                label: t('class.zeroEmission'),
                checked: electric,
                onChange: (event) => setElectric(event.target.checked),
              }
            : undefined
        }
      />
    </ConfirmDialog>
  )
}
