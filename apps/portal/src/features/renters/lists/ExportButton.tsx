import { Button } from '@voie-libre/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../i18n/setup.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { saveFile } from '../../../shared/files/saveFile.ts'

interface ExportButtonProps {
  /** `onProgress` receives the number of bytes received so far. */
  download: (signal: AbortSignal, onProgress: (bytes: number) => void) => Promise<File>
  /** File name if the server gives none. */
  usualName: string
  /** What is exported, after the button's text for screen readers. */
  name?: string
  disabled: boolean
  /** One act of many on a page: text alone. */
  quiet?: boolean
}

/** Downloads the list as CSV and shows the progress; leaving the page aborts it. [F-NET-16, F-FIL-08] */
export function ExportButton({ download, usualName, name, disabled, quiet = false }: ExportButtonProps) {
  const { t } = useTranslation('fleet')
  const [received, setReceived] = useState(0)
  const { busy, error, run } = useAction(async (_: void, signal) => {
    setReceived(0)
    const file = await download(signal, setReceived)
    saveFile(file, file.name || usualName)
  })
  return (
    <>
      <Button
        variant={quiet ? 'tertiary' : 'secondary'}
        icon={quiet ? undefined : 'download'}
        loading={busy}
        disabled={disabled}
        onClick={() => void run()}
      >
        {t('export.button')}
        {name !== undefined && <span className="sr-only"> {name}</span>}
      </Button>
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <output className="text-sm text-text-soft tabular-nums empty:hidden">
        {busy && t('export.running', { size: sizeText(received) })}
      </output>
      {error && (
        <div className="w-full">
          <FailureNotice error={error} onRetry={() => void run()} />
        </div>
      )}
    </>
  )
}

const sizeText = (bytes: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    bytes / 1000,
  )
