import type { Car, Journey } from '@voie-libre/contract/schemas/journey'
import { maxPrepaidTrips } from '@voie-libre/contract/schemas/prepayment'
import { pages } from '@voie-libre/domain/access/pages'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import {
  completeInProgress,
  entriesToStore,
  estimate,
  priceVerdict,
  travelCounts,
} from '@voie-libre/domain/prepayment/expand'
import { classOf, type GateChoice, offersZeroEmission, type VehicleClass } from '@voie-libre/domain/prepayment/stretch'
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
import { stretch, wayBetween } from '../../api/stretch.ts'
import { formatMoney } from '../../i18n/format.ts'
import { currentLanguage, localized } from '../../i18n/setup.ts'
import { addPrepaid, completeJourney } from '../../session/search.ts'
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx'
import { useAction } from '../../shared/feedback/useAction.ts'
import { Way } from '../../shared/journeyList/Way.tsx'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import { forgetTrip, saveTrip, tripDraft } from './draft.ts'
import { type PriceState, useTripPrice } from './useTripPrice.ts'

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
  const [before] = useState(() => tripDraft(plate, inProgress?.id))
  const [vehicleClass, setVehicleClass] = useState(
    () =>
      before?.vehicleClass ??
      (inProgress?.carCategory === undefined ? classOf(car?.type) : classOf(inProgress.carCategory)),
  )
  const [electric, setElectric] = useState(before?.electric ?? car?.energy === 'EL')
  const [entrance, setEntrance] = useState(() => before?.entrance ?? knownGate(inProgress?.in))
  const [exit, setExit] = useState(() => before?.exit ?? knownGate(inProgress?.out))
  const [roundTrip, setRoundTrip] = useState(before?.roundTrip ?? false)
  const [count, setCount] = useState(before?.count ?? 1)
  const journeyId = inProgress?.id
  useEffect(() => {
    saveTrip(plate, journeyId, { vehicleClass, electric, entrance, exit, roundTrip, count })
  }, [plate, journeyId, vehicleClass, electric, entrance, exit, roundTrip, count])
  // No dialog opens for a restored draft, only after the first change.
  const [isOwn, setIsOwn] = useState(before === undefined)
  const [dialog, setDialog] = useState<Dialog | undefined>(isOwn && vehicleClass === undefined ? 'delay' : undefined)

  const trip = entrance && exit && vehicleClass ? { entrance, exit, vehicleClass } : undefined
  const price = useTripPrice(plate, trip, {
    alsoBack: inProgress === undefined,
    onKnown: (forward) => {
      if (isOwn && priceVerdict(forward) === 'free') setDialog('free')
    },
    onFailed: () => isOwn && setDialog('failed'),
  })
  const texts = [vehicleClass ? '' : t('price.class'), entrance ? '' : t('price.entrance'), exit ? '' : t('price.exit')]
  const missing = new Intl.ListFormat(currentLanguage()).format(texts.filter((text) => text !== ''))
  const payable = price.kind === 'known' && priceVerdict(price.forward) === 'payable'
  const { entrances, exits } = gateChoices({ entrance, exit }, inProgress)
  const close = () => setDialog(undefined)
  const closeNotice = () => setDialog(dialog === 'delay' ? 'class' : undefined)

  const gateField = (
    label: string,
    choices: readonly GateChoice[],
    value: string | undefined,
    setValue: (gate: string | undefined) => void,
  ) => ({
    label,
    required: true,
    placeholder: t('gate'),
    value: value ?? '',
    onChange: (event: ChangeEvent<HTMLSelectElement>) => setValue(event.target.value || undefined),
    options: choices.map(({ gate, disabled }) => ({ value: gate, label: gateLabel(gate), disabled })),
  })

  // Stays busy until the list opens, because a second press would add the same trip twice. [F-NAV-05]
  const { busy, run } = useAction(async () => {
    if (!trip || price.kind !== 'known') return
    const way = { in: stored(trip.entrance), out: stored(trip.exit), class: trip.vehicleClass }
    if (inProgress) completeJourney(completeInProgress(inProgress, { ...way, price: price.forward }))
    else {
      const { forward, reversed } = price
      const { licensePlate, country } = plate
      const entries = entriesToStore({ ...way, plate: licensePlate, country, count, roundTrip, forward, reversed })
      if (!addPrepaid(entries)) return setDialog('full')
    }
    forgetTrip()
    // Replaces this page, because Back would open it and redirect home. [F-NAV-03]
    await navigate(localized(pages.travels), { replace: inProgress !== undefined })
  })

  return (
    <PageGrid onChange={() => setIsOwn(true)}>
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
              entrance={gateField(t('entrance'), entrances, entrance, setEntrance)}
              exit={gateField(t('exit'), exits, exit, setExit)}
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
                  onChange={(event) => setCount(Number(event.target.value))}
                  options={travelCounts.map((value) => ({ value: String(value), label: String(value) }))}
                />
                <Checkbox
                  className="sm:pb-3"
                  label={t('roundTrip')}
                  checked={roundTrip}
                  onChange={(event) => setRoundTrip(event.target.checked)}
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
              <Price price={price} roundTrip={roundTrip} count={count} />
            </>
          ) : (
            <p className="text-text-soft">{t('price.missing', { missing })}</p>
          )}
          {price.kind === 'known' && !payable && <p>{t('free.text')}</p>}
        </div>
        {price.kind === 'failed' && (
          <Button variant="secondary" icon="refresh" className="mb-3 w-full" onClick={price.retry}>
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
          vehicleClass={vehicleClass}
          zeroEmission={electric}
          onClose={close}
          onChoose={(chosen, zeroEmission) => {
            setVehicleClass(chosen)
            setElectric(zeroEmission)
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

function Price({ price, roundTrip, count }: { price: PriceState; roundTrip: boolean; count: number }) {
  const { t } = useTranslation('prepayment')
  if (price.kind === 'none') return null
  if (price.kind === 'asking') return <Spinner label={t('price.asking')} />
  if (price.kind === 'failed') {
    return (
      <p className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="alert" size={24} />
        {t('price.failed')}
      </p>
    )
  }
  return (
    <p className="font-heading text-3xl font-bold tabular-nums">
      {formatMoney(estimate(price.forward, price.reversed, roundTrip, count))}
    </p>
  )
}

interface ClassPickerProps {
  country: string
  vehicleClass: VehicleClass | undefined
  zeroEmission: boolean
  onChoose: (vehicleClass: VehicleClass, zeroEmission: boolean) => void
  onClose: () => void
}

/** Dialog to choose the vehicle class. Only foreign plates may declare an electric vehicle. [PREPAY-11..13, OPEN-36] */
function ClassPicker({ country, vehicleClass, zeroEmission, onChoose, onClose }: ClassPickerProps) {
  const { t } = useTranslation('prepayment')
  const { vehicles } = stretch()
  const [kind, setKind] = useState<string | undefined>(
    () => vehicles.find((vehicle) => vehicle.class === vehicleClass)?.kind,
  )
  const [electric, setElectric] = useState(zeroEmission)
  const chosen = vehicles.find((vehicle) => vehicle.kind === kind)
  return (
    <ConfirmDialog
      open
      title={t('class.title')}
      confirm={t('class.confirm')}
      disabled={chosen === undefined}
      onConfirm={() => chosen && onChoose(chosen.class, electric)}
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
