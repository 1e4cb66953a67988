import type { ImportedVehicle } from '@voie-libre/domain/fleet/fleetForm'
import { Button } from '@voie-libre/ui/button'
import { Icon } from '@voie-libre/ui/icon'
import type { TFunction } from 'i18next'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Changed, undoClosures } from '../../../api/fleet.ts'
import { undoImport } from '../../../api/undoImport.ts'
import { formatDay } from '../../../i18n/format.ts'
import { noteImport } from '../../../session/importFile.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { plateText } from '../../../shared/vehicle/VehiclePlate.tsx'
import { RunProgress } from '../RunProgress.tsx'
import { ChangedVehicles, RefusedVehicles } from './closureParts.tsx'

/** An import, or closed vehicles and their last day, 'yyyy-MM-dd'; null if it was taken back. */
export type Undoable =
  | { kind: 'import'; vehicles: readonly ImportedVehicle[] }
  | { kind: 'closure'; vehicles: readonly Changed[]; lastDay: string | null }

interface UndoOfferProps {
  /** The last one shows, and those before wait behind it; `number` is the React key of its message. */
  changes: readonly (Undoable & { number: number })[]
  /** While a dialog is open, whose buttons the message would cover. An undo under way goes on. */
  hidden: boolean
  onGone: () => void
  /** The element that takes the focus when the user closes the message. */
  next: RefObject<HTMLElement | null>
}

/** Announces an import or a closure and offers to undo it. Always rendered, so that screen readers announce it. */
export function UndoOffer({ changes, hidden, ...rest }: UndoOfferProps) {
  return (
    <output aria-live="polite" className="contents">
      {changes.map((change, at) => (
        <Offer key={change.number} change={change} hidden={hidden || at < changes.length - 1} {...rest} />
      ))}
    </output>
  )
}

const message =
  'fixed inset-x-4 bottom-4 z-50 mx-auto flex max-h-[60dvh] max-w-xl flex-wrap ' +
  'items-center gap-x-3 gap-y-2 overflow-y-auto rounded-card border-card border-edge ' +
  'bg-surface-raised p-4 text-text shadow-raised focus-visible:outline-2 focus-visible:outline-focus'

/** Stays until the user closes it, a closure also until other vehicles are closed: no clock takes it away. [RGAA 13.1] */
function Offer({ change, hidden, onGone, next }: Omit<UndoOfferProps, 'changes'> & { change: Undoable }) {
  const { t } = useTranslation(['fleet', 'common'])
  const box = useRef<HTMLDivElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [sent, setSent] = useState(0)
  const isImport = change.kind === 'import'
  const {
    busy,
    answer: outcome,
    error,
    run,
    stop,
  } = useAction(async (_: void, signal) => {
    setSent(0)
    const progress = { signal, onProgress: setSent }
    if (change.kind === 'closure') return undoClosures(change.vehicles, progress)
    const answer = await undoImport(change.vehicles, progress)
    noteImport(undefined)
    return answer
  })
  const changed = outcome?.refused.flatMap(({ present }) => present ?? []) ?? []
  const refused = outcome?.refused.filter(({ present }) => present === undefined) ?? []
  const isRefused = error !== undefined || refused.length + changed.length > 0
  // Moves the focus here on the next Tab, because it is on a distant row.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const from = document.activeElement
      if (event.key !== 'Tab' || event.shiftKey || from?.closest('[role=dialog]') || box.current?.hidden) return
      document.removeEventListener('keydown', onKeyDown)
      if (!undoButton.current || box.current?.contains(from)) return
      event.preventDefault()
      cameFrom.current = from
      undoButton.current.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  function close() {
    const opener = cameFrom.current
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    else next.current?.focus()
    onGone()
  }
  function undo() {
    // Keeps the focus on the message, because the button disappears.
    box.current?.focus()
    void run()
  }
  const count = change.vehicles.length
  return (
    <div ref={box} tabIndex={-1} hidden={hidden} className={message}>
      <Icon name={isRefused ? 'alert' : 'check'} size={24} className={isRefused ? 'text-danger' : 'text-success'} />
      <div className="min-w-0 flex-1 basis-48 space-y-2">
        {!outcome && <p>{textOf(t, change)}</p>}
        {outcome && outcome.changed.length > 0 && (
          <p>{t(isImport ? 'undo.importDone' : 'undo.done', { count: outcome.changed.length })}</p>
        )}
        {error && <FailureNotice error={error} onRetry={undo} />}
        {refused.length > 0 && (
          <>
            <p>{t(isImport ? 'undo.importRefused' : 'undo.refused', { count: refused.length })}</p>
            <RefusedVehicles refused={refused} />
          </>
        )}
        {changed.length > 0 && (
          <>
            <p>{t('undo.changed', { count: changed.length })}</p>
            <ChangedVehicles vehicles={changed} />
          </>
        )}
        {busy && <RunProgress label={t(isImport ? 'undo.importRunning' : 'undo.running')} done={sent} total={count} />}
      </div>
      {!outcome && !error && !busy && (
        <Button ref={undoButton} variant="secondary" onClick={undo}>
          {t(isImport ? 'undo.import' : 'common:action.cancel')}
        </Button>
      )}
      {busy && count > 1 && (
        <Button variant="secondary" onClick={stop}>
          {t('closure.stop')}
        </Button>
      )}
      {!busy && (
        <Button variant="tertiary" onClick={close}>
          {t('undo.close')}
        </Button>
      )}
    </div>
  )
}

function textOf(t: TFunction<['fleet', 'common']>, change: Undoable): string {
  const count = change.vehicles.length
  if (change.kind === 'import') return t('undo.imported', { count })
  const [single] = count === 1 ? change.vehicles : []
  if (!single) return t('undo.closed', { count })
  const plate = plateText(single.before)
  return change.lastDay === null
    ? t('closure.reopened', { plate })
    : t('closure.done', { plate, date: formatDay(change.lastDay) })
}
