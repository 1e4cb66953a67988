import { Card } from '@voie-libre/ui/card'
import { Illustration } from '@voie-libre/ui/illustration'
import type { ReactNode } from 'react'

interface DoneProps {
  title: string
  /** The consequences and the next step. */
  children: ReactNode
}

/** Success message of a completed step. It replaces the form, so it takes over the focus. */
export function Done({ title, children }: DoneProps) {
  return (
    <Card title={title} tabIndex={-1} ref={focus} className="outline-none">
      <Illustration name="done" className="mb-4" />
      <div className="flex flex-col items-start gap-4">{children}</div>
    </Card>
  )
}

const focus = (card: HTMLElement | null) => card?.focus()
