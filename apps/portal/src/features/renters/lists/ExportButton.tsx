import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../i18n/setup.ts'
import { TroubleNotice } from '../../../shared/feedback/TroubleNotice.tsx'
import { type Download, useExport } from './useExport.ts'

interface ExportButtonProps {
  download: Download
  /** File name if the server gives none. */
  usualName: string
  /** There is nothing to export. */
  disabled: boolean
}

/** Downloads the list as CSV, with its progress, or the reason of a failure and a way to try again. */
export function ExportButton({ download, usualName, disabled }: ExportButtonProps) {
  const { t } = useTranslation('fleet')
  const { received, error, start } = useExport(usualName)
  const run = () => void start(download)
  return (
    <>
      <Button variant="secondary" icon="download" loading={received !== undefined} disabled={disabled} onClick={run}>
        {t('export.button')}
      </Button>
      {/* Rendered before it speaks, so that screen readers announce it. */}
      <output className="text-sm text-text-soft tabular-nums empty:hidden">
        {received !== undefined && t('export.running', { size: sizeText(received) })}
      </output>
      {error && (
        <div className="w-full">
          <TroubleNotice error={error} onRetry={run} />
        </div>
      )}
    </>
  )
}

const sizeText = (bytes: number): string =>
  new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
  }).format(bytes / (bytes < 1_000_000 ? 1000 : 1_000_000))
