import type { Plate } from '@voie-libre/contract/schemas/account'
import { pages } from '@voie-libre/domain/access/pages'
import { type FleetVehicle, keyOf } from '@voie-libre/domain/fleet/fleetImport'
import { parisDay, parisDayOf } from '@voie-libre/domain/journey/parisTime'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { countryName } from '@voie-libre/domain/reference/countries'
import { Button } from '@voie-libre/ui/button'
import type { DataTableColumn } from '@voie-libre/ui/data-table'
import { Link } from '@voie-libre/ui/link'
import { Tag } from '@voie-libre/ui/tag'
import { toast, ToastRegion } from '@voie-libre/ui/toast'
import type { TFunction } from 'i18next'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportVehicles, fleetVehicles } from '../../../api/fleet.ts'
import { formatDay } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/setup.ts'
import { importFile, notedImport, noteImport } from '../../../session/importFile.ts'
import { ReasonedButton } from '../../../shared/feedback/ReasonedButton.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { usePageHead } from '../../../shared/page/pageHead.ts'
import { useToday } from '../../../shared/page/useToday.ts'
import { OwnPlate, plateText } from '../../../shared/vehicle/VehiclePlate.tsx'
import { Amount, Sums } from '../Growth.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { Chosen, FleetList, SelectedActs, useListView } from '../lists/FleetList.tsx'
import { LastDay } from '../lists/JourneyTable.tsx'
import { type SelectedRows, useRowSelection } from '../lists/useRowSelection.ts'
import { AddVehicle } from './AddVehicle.tsx'
import { CloseVehicles } from './CloseVehicles.tsx'
import { ImportNote } from './import/ImportNote.tsx'
import { ImportVehicles } from './import/ImportVehicles.tsx'
import { type Undoable, UndoOffer } from './UndoOffer.tsx'

const rowId = ({ id }: Plate) => id
const countryOf = ({ countryCode }: Plate) => countryName(countryCode, currentLanguage()) ?? countryCode

/** renters/vehicles: the plates of the fleet, with their validity. [RENTER-02, RENTER-03, RENTER-08] */
export function Component() {
  const { t } = useTranslation(['fleet', 'common'])
  // Continues an import after an expired session, with the same file.
  const [open, setOpen] = useState<'add' | 'import' | undefined>(() => importFile.read() && 'import')
  const [closing, setClosing] = useState<{ chosen: SelectedRows<Plate>; of: 'row' | 'selection' }>()
  const [noted, setNoted] = useState(notedImport)
  // The last one shows. An import stays until the user closes its message, a closure also until the next one.
  const [changes, setChanges] = useState<readonly (Undoable & { number: number })[]>(
    noted?.state === 'done' && noted.vehicles.length > 0
      ? [{ kind: 'import', vehicles: noted.vehicles, number: 1 }]
      : [],
  )
  const offer = (change: Undoable) =>
    setChanges((all) => [
      ...all.filter(({ kind }) => kind === 'import' || change.kind === 'import'),
      { ...change, number: (all.at(-1)?.number ?? 0) + 1 },
    ])
  const now = useToday()
  const { view } = useListView('PLATE')
  const isByStart = view.sortBy === 'validityStartDate'
  const columns = useMemo(() => {
    const close = (vehicle: Plate) => setClosing({ chosen: { kind: 'some', rows: [vehicle] }, of: 'row' })
    return columnsOf(t, now, isByStart, close)
  }, [t, now, isByStart])
  const selection = useRowSelection<Plate>(view.filters)
  const chosen = selection.current()
  const isChosen = chosen.kind === 'all' || chosen.rows.length > 0
  const sum = chosen.kind === 'all' ? 0 : chosen.rows.reduce((all, { due }) => all + (due?.amount ?? 0), 0)
  const sums = (count: number) => <Sums words={t('closure.count', { count })} due={sum} rise={undefined} />
  const closeButton = useRef<HTMLButtonElement>(null)
  const head = usePageHead('renterVehicles')

  return (
    <Page {...head}>
      {noted && (
        <ImportNote
          note={noted}
          onClose={() => {
            noteImport(undefined)
            setNoted(undefined)
          }}
        />
      )}
      <FleetList
        listing="PLATE"
        caption={head.title}
        columns={columns}
        rowId={rowId}
        resource={fleetVehicles}
        isDated={({ situation }) => situation !== undefined}
        dueOf={({ due }) => due?.amount}
        selection={(rows, total) => ({
          ...selection.of(rows, total),
          rowName: (vehicle) => t('vehicles.row', { plate: plateText(vehicle) }),
          summary: sums(selection.count(total)),
          hint: total > 0 && t('closure.choose'),
        })}
        actions={
          <>
            <Button variant={isChosen ? 'secondary' : 'primary'} onClick={() => setOpen('import')}>
              {t('vehicles.import')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen('add')}>
              {t('vehicles.add')}
            </Button>
          </>
        }
        renderExport={(total) => (
          <ExportButton
            download={(signal) => exportVehicles(view.filters, signal)}
            usualName={t('vehicles.exportFile')}
            disabled={total === 0}
            all={selection.isPart(total) && total}
          />
        )}
        renderSelected={(total) => {
          const count = selection.count(total)
          return (
            <>
              <SelectedActs count={count}>
                {count > 0 && <Chosen words={sums(count)} isSaid />}
                {/* The reason also keeps the button focusable: the focus returns here from the dialog, which empties the selection. */}
                <ReasonedButton
                  ref={closeButton}
                  icon="calendar"
                  reason={count === 0 ? t('closure.choose') : undefined}
                  onClick={() => setClosing({ chosen, of: 'selection' })}
                >
                  {t('closure.selection')}
                </ReasonedButton>
              </SelectedActs>
              {/* After the button that closes vehicles, so that Tab reaches it next. */}
              <UndoOffer
                changes={changes}
                hidden={open !== undefined || closing !== undefined}
                onGone={() => {
                  if (changes.at(-1)?.kind === 'import') noteImport(undefined)
                  setChanges(changes.slice(0, -1))
                }}
                next={closeButton}
              />
            </>
          )
        }}
      />
      {open === 'add' && (
        <AddVehicle
          onClose={() => setOpen(undefined)}
          onAdded={(plate) => {
            setOpen(undefined)
            toast(t('add.done', { plate }))
          }}
        />
      )}
      {open === 'import' && (
        <ImportVehicles
          onClose={() => setOpen(undefined)}
          onImported={(vehicles) => {
            setNoted(undefined)
            offer({ kind: 'import', vehicles })
          }}
          onCloseMissing={(missing) => {
            setOpen(undefined)
            setClosing({ chosen: among(missing), of: 'row' })
          }}
        />
      )}
      {closing && (
        <CloseVehicles
          chosen={closing.chosen}
          onClose={() => setClosing(undefined)}
          onClosed={(vehicles, lastDay, rest) => {
            if (closing.of === 'selection') selection.set(rest)
            else for (const { before } of vehicles) selection.remove(before)
            offer({ kind: 'closure', vehicles, lastDay })
          }}
        />
      )}
      <ToastRegion />
    </Page>
  )
}

/** These vehicles of a file, by their plates: the page does not know their ids. */
function among(vehicles: readonly FleetVehicle[]): SelectedRows<Plate> {
  const keys = new Set(vehicles.map(({ country, plate }) => keyOf(country, plate)))
  const has = ({ countryCode, numberPlate }: Plate) => keys.has(keyOf(countryCode, canonicalPlate(numberPlate)))
  return { kind: 'all', filters: {}, except: new Set(), has }
}

function columnsOf(
  t: TFunction<['fleet', 'common']>,
  now: Date,
  isByStart: boolean,
  onClose: (vehicle: Plate) => void,
): DataTableColumn<Plate>[] {
  const today = parisDay(now)
  return [
    {
      id: 'plate',
      header: t('column.plate'),
      sort: 'asc',
      rowHeader: true,
      cell: (vehicle) => (
        <span className="fleet-plate whitespace-nowrap">
          <OwnPlate plate={vehicle} size="sm" />
          {/* Where the country has no column, only the eye finds it on the plate. */}
          <span className="sr-only lg:hidden"> {countryOf(vehicle)}</span>
        </span>
      ),
    },
    {
      id: 'country',
      header: t('column.country'),
      sort: 'asc',
      // A tablet has no room for it: the plate shows the country, too.
      cell: (vehicle) => <span className="fleet-country max-md:hidden">{countryOf(vehicle)}</span>,
    },
    {
      id: 'situation',
      header: t('column.state'),
      sort: 'asc',
      cell: ({ situation: is = 'none' }) => t(`situation.${is}`),
    },
    { id: 'deadline', header: t('column.due'), sort: 'asc', cell: (vehicle) => <Due {...{ vehicle, today }} /> },
    {
      id: 'journeys',
      header: t('contracts.outcome'),
      align: 'end',
      cell: ({ due, ...vehicle }) =>
        due?.count ? (
          <Link
            href={`${pages.renterTravels}?plate=${canonicalPlate(vehicle.numberPlate)}`}
            className="fleet-count whitespace-nowrap text-text! max-md:-my-3.5 max-md:py-3.5"
          >
            {t('contracts.count', { count: due.count })}
            <span className="sr-only"> {plateText(vehicle)}</span>
          </Link>
        ) : (
          <span className="fleet-count max-md:hidden">{t('unknown')}</span>
        ),
    },
    {
      id: 'price',
      header: t('column.price'),
      sort: 'desc',
      align: 'end',
      cell: ({ due }) =>
        due?.count ? (
          // Without its day, the later price would seem to follow the deadline that has passed.
          <Amount due={due.amount} rise={due.rise} now={now} dated />
        ) : (
          <span className="fleet-price max-md:hidden">{t('unknown')}</span>
        ),
    },
    {
      id: 'validityStartDate',
      header: t('column.start'),
      sort: 'desc',
      cell: ({ validityStartDate }) => (
        // A phone has room for it only where it is the order of the rows.
        <span className={`fleet-start tabular-nums ${isByStart ? '' : 'max-md:hidden'}`}>
          <span className="text-text-soft md:hidden">{t('column.start')} </span>
          {formatDay(validityStartDate) || t('unknown')}
        </span>
      ),
    },
    {
      id: 'validityEndDate',
      header: t('column.end'),
      sort: 'desc',
      cell: (vehicle) => <Closure vehicle={vehicle} today={today} onClose={() => onClose(vehicle)} />,
    },
  ]
}

/** The first last day of the vehicle's journeys. */
function Due({ vehicle: { situation = 'none', nextDeadline, due }, today }: { vehicle: Plate; today: string }) {
  const { t } = useTranslation('fleet')
  const late = due?.late && due.count > 1 ? t('contracts.ofLate', { count: due.late }) : undefined
  return situation === 'none' || (situation !== 'late' && !nextDeadline) ? (
    <span className="fleet-due text-text-soft">{t(`situation.${situation}`)}</span>
  ) : (
    <LastDay {...{ situation, today, late }} day={nextDeadline} />
  )
}

const small =
  'ms-1 min-h-0! not-print:px-2! not-print:text-xs! not-print:md:max-lg:ms-0 not-print:md:max-lg:flex not-print:md:max-lg:w-fit'

/** Closure date with a button to change it, or the button that sets it. [OPEN-55] */
function Closure({ vehicle, today, onClose }: { vehicle: Plate; today: string; onClose: () => void }) {
  const { t } = useTranslation('fleet')
  const end = formatDay(vehicle.validityEndDate)
  const isPast = (parisDayOf(vehicle.validityEndDate) ?? '') < today
  const plate = plateText(vehicle)
  return (
    <span className="fleet-end flex flex-wrap items-center gap-y-1 md:max-lg:flex-nowrap lg:gap-x-3">
      <span className={`tabular-nums ${end ? 'closed' : 'max-md:hidden'}`}>
        {end && <span className="text-text-soft md:hidden">{t('column.end')} </span>}
        {end || t('unknown')}{' '}
        {end && (
          <Tag tone={isPast ? 'neutral' : 'info'} className={small}>
            {t(isPast ? 'closure.past' : 'closure.planned')}
          </Tag>
        )}
      </span>
      <Button
        variant="tertiary"
        className="-mx-3 -my-3 md:ms-auto md:-me-2 md:max-lg:-me-1.5 md:max-lg:px-1.5! whitespace-nowrap"
        onClick={onClose}
      >
        {t(end ? 'vehicles.change' : 'vehicles.close')}
        <span className="sr-only"> {end ? t('vehicles.changeOf', { plate }) : plate}</span>
      </Button>
    </span>
  )
}
