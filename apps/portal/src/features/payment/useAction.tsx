import { Alert } from '@voie-libre/ui/alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsyncAction } from '../../shared/feedback/useAsyncAction.ts'

/**
 * Runs one async action at a time and provides a note for its result.
 *
 * @param failed Title of the note after a failure. After a success, the note shows the text that `work` resolves to.
 */
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
