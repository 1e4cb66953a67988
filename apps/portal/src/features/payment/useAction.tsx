import { Alert } from '@voie-libre/ui/alert'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../api/errors.ts'

interface Said {
  tone: 'success' | 'danger'
  title?: string
  text: string
}

/** One call at a time, and what came of it, said below its button. */
export function useAction() {
  const { t } = useTranslation('errors')
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>()

  async function run(work: () => Promise<Said>, failed: string): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setSaid(undefined)
    try {
      setSaid(await work())
    } catch (error) {
      setSaid({ tone: 'danger', title: failed, text: t(codeOf(error)) })
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const note = said && (
    <Alert tone={said.tone} live {...(said.title !== undefined && { title: said.title })}>
      {said.text}
    </Alert>
  )
  return { busy, run, note }
}
