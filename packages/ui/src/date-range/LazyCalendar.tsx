import { lazy, Suspense, useEffect } from 'react'
import type { CalendarProps } from './Calendar.tsx'

const load = () => import('./Calendar.tsx').then(({ Calendar: shown }) => shown)
const Calendar = lazy(async () => ({ default: await load().catch(() => NoCalendar) }))

/** Loads the calendar when its button is near: most people type, and the form renders sooner without it. */
export const preloadCalendar = () => void load().catch(() => undefined)

/** The calendar, once its code has loaded. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense fallback={null}>
      <Calendar {...props} />
    </Suspense>
  )
}

/** Replaces the calendar when it cannot load, for example offline. Typing still works. */
function NoCalendar({ onClose }: Pick<CalendarProps, 'onClose'>) {
  useEffect(onClose)
  return null
}
