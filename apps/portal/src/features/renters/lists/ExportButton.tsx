import { Button } from '@voie-libre/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { saveFile } from '../../../shared/files/saveFile.ts'

interface ExportButtonProps {
  download: (signal: AbortSignal) => Promise<File>
  /** File name if the server gives none. */
  usualName?: string
  /** What is exported, after the button's text for screen readers. */
  name?: string
  disabled?: boolean
  /** How many rows the file has, where some of them are ticked: it takes no notice of that. */
  all?: number | false
}

/** Downloads the list as CSV and says when its file is there; leaving the page aborts it. [F-NET-16, F-FIL-08] */
export function ExportButton({ download, usualName = 'trajets.csv', name, disabled, all = false }: ExportButtonProps) {
  const { t } = useTranslation('fleet')
  const [saved, setSaved] = useState('')
  const { busy, error, run } = useAction(async (_: void, signal) => {
    setSaved('')
    const file = await download(signal)
    saveFile(file, file.name || usualName)
    setSaved(file.name || usualName)
  })
  return (
    <>
      <Button variant="secondary" loading={busy} disabled={disabled} onClick={() => void run()}>
        {all === false ? t('export.button') : t('export.all', { total: all })}
        {name !== undefined && <span className="sr-only"> {name}</span>}
      </Button>
      {/* Always rendered and exposed, also while a selection hides the button: screen readers announce only changes of an
          existing live region. The button shows the progress, the browser the file. */}
      <output className="visible sr-only">
        {busy ? t('export.running') : saved && t('export.done', { name: saved })}
      </output>
      {error && (
        <div className="w-full">
          <FailureNotice error={error} onRetry={() => void run()} />
        </div>
      )}
    </>
  )
}
