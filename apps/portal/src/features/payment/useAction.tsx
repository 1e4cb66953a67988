import { Alert } from '@voie-libre/ui/alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsyncAction } from '../../shared/feedback/useAsyncAction.ts'

/** One call at a time, and what came of it, said below its button: what `work` answers, or why it `failed`. */
export function useAction(failed: string) {
  const { t } = useTranslation('errors')
  const { busy, error, attempt } = useAsyncAction()
  const [done, setDone] = useState<string>()

  const run = (work: () => Promise<string>) =>
    attempt(async () => {
      setDone(undefined)
      setDone(await work())
    })
  const note = error ? (
    <Alert tone="danger" title={failed}>
      {t(error.code)}
    </Alert>
  ) : (
    done !== undefined && (
      <Alert tone="success" live>
        {done}
      </Alert>
    )
  )
  return { busy, run, note }
}
