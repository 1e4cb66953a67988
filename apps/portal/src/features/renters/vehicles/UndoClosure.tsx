import type { Plate } from '@voie-libre/contract/schemas/account'
import { Button } from '@voie-libre/ui/button'
import { Icon } from '@voie-libre/ui/icon'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Changed, type Refused, undoClosures } from '../../../api/fleet.ts'
import { formatDay } from '../../../i18n/format.ts'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { plateText } from '../../../shared/vehicle/OwnPlate.tsx'
import { ChangedVehicles, Progress, RefusedVehicles } from './closureParts.tsx'

/** Closed vehicles and their last day, 'yyyy-MM-dd'; null if it was taken back. */
export interface Closed {
  vehicles: readonly Changed[]
  lastDay: string | null
  /** React key, so that a later closure starts a new message. */
  number: number
}

interface UndoClosureProps {
  closed: Closed | undefined
  /** While a dialog is open, whose buttons the message would cover. An undo under way goes on. */
  hidden: boolean
  onGone: () => void
  /** The element that takes the focus when the user closes the message. */
  next: RefObject<HTMLElement | null>
}

/** Announces a closure and offers to undo it. Always rendered, so that screen readers announce it. */
export function UndoClosure({ closed, ...rest }: UndoClosureProps) {
  return (
    <output aria-live="polite" className="contents">
      {closed && <Offer key={closed.number} closed={closed} {...rest} />}
    </output>
  )
}

const message =
  'fixed inset-x-4 bottom-4 z-50 mx-auto flex max-h-[60dvh] max-w-xl flex-wrap ' +
  'items-center gap-x-3 gap-y-2 overflow-y-auto rounded-card border-card border-edge ' +
  'bg-surface-raised p-4 text-text shadow-raised focus-visible:outline-2 focus-visible:outline-focus'

/** Stays until the user closes it or closes other vehicles: no clock takes it away. [RGAA 13.1] */
function Offer({ closed: { vehicles, lastDay }, hidden, onGone, next }: UndoClosureProps & { closed: Closed }) {
  const { t } = useTranslation(['fleet', 'common'])
  const box = useRef<HTMLDivElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>()
  const [changed, setChanged] = useState<readonly Plate[]>([])
  const [sent, setSent] = useState(0)
  const { busy, run, stop } = useAction(async (_: void, signal) => {
    setSent(0)
    const outcome = await undoClosures(vehicles, { signal, onProgress: setSent })
    setChanged(outcome.refused.flatMap(({ present }) => present ?? []))
    setRefused(outcome.refused.filter(({ present }) => present === undefined))
  })
  const isRefused = refused !== undefined && refused.length + changed.length > 0
  // Moves the focus here on the next Tab, because it is on a distant row.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const from = document.activeElement
      if (event.key !== 'Tab' || event.shiftKey || from?.closest('[role=dialog]')) return
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
  const [single] = vehicles.length === 1 ? vehicles : []
  const text = single
    ? lastDay === null
      ? t('closure.reopened', { plate: plateText(single.before) })
      : t('closure.done', { plate: plateText(single.before), date: formatDay(lastDay) })
    : t('undo.closed', { count: vehicles.length })
  return (
    <div ref={box} tabIndex={-1} hidden={hidden} className={message}>
      <Icon name={isRefused ? 'alert' : 'check'} size={24} className={isRefused ? 'text-danger' : 'text-success'} />
      <div className="min-w-0 flex-1 basis-48 space-y-2">
        {!refused && <p>{text}</p>}
        {refused && !isRefused && <p>{t('undo.done', { count: vehicles.length })}</p>}
        {refused && refused.length > 0 && (
          <>
            <p>{t('undo.refused', { count: refused.length })}</p>
            <RefusedVehicles refused={refused} />
          </>
        )}
        {changed.length > 0 && (
          <>
            <p>{t('undo.changed', { count: changed.length })}</p>
            <ChangedVehicles vehicles={changed} />
          </>
        )}
        {busy && <Progress label={t('undo.running')} done={sent} total={vehicles.length} />}
      </div>
      {!refused && !busy && (
        <Button ref={undoButton} variant="secondary" onClick={undo}>
          {t('common:action.cancel')}
        </Button>
      )}
      {busy && !single && (
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
