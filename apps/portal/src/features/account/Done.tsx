import { Card } from '@voie-libre/ui/card'
import { Illustration } from '@voie-libre/ui/illustration'
import type { ReactNode } from 'react'

interface DoneProps {
  title: string
  /** What it means, and what to do next. */
  children: ReactNode
}

/** A step that went well. Takes the form's place, and the focus that went with it. */
export function Done({ title, children }: DoneProps) {
  return (
    <Card title={title} tabIndex={-1} ref={focus} className="outline-none">
      <Illustration name="done" className="mb-4" />
      <div className="flex flex-col items-start gap-4">{children}</div>
    </Card>
  )
}

const focus = (card: HTMLElement | null) => card?.focus()
