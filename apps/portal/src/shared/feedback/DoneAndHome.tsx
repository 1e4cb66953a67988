import { Alert } from '@voie-libre/ui/alert'
import { lazy, Suspense } from 'react'
import type { DoneProps } from './DonePanel.tsx'

/** The code of the message, for a form to load while the driver types. */
export const loadDone = () => import('./DonePanel.tsx')

const DonePanel = lazy(() =>
  loadDone().then(
    (part) => ({ default: part.DonePanel }),
    () => ({ default: Plain }),
  ),
)

/** Replaces the message if its code does not load: the visitor must learn of the success even without a connection. */
const Plain = ({ title, text, children }: DoneProps) => (
  <Alert tone="success" live title={title}>
    {children}
    <p>{text}</p>
  </Alert>
)

/** Success message with a link to home. It replaces the form, so it takes over the focus. */
export function DoneAndHome(props: DoneProps) {
  return (
    <Suspense fallback={null}>
      <DonePanel {...props} />
    </Suspense>
  )
}
