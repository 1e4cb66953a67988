import { importColumns } from '@voie-libre/domain/account/fleetForm'
import { Button } from '@voie-libre/ui/button'
import { FileField } from '@voie-libre/ui/file-field'
import { Illustration } from '@voie-libre/ui/illustration'
import { Link } from '@voie-libre/ui/link'
import { Modal } from '@voie-libre/ui/modal'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../api/errors.ts'
import { importVehicles } from '../../../api/fleet.ts'
import { useResource } from '../../../api/resource.ts'
import { providerData } from '../../../api/whitelabel.ts'
import { TroubleNotice } from '../../../shared/feedback/TroubleNotice.tsx'
import { useAsyncAction } from '../../../shared/feedback/useAsyncAction.ts'
import { saveFile } from '../../../shared/files/saveFile.ts'

/** Bytes that an import file may have. */
const largest = 5 * 1024 * 1024

/** Imports a CSV file of vehicles: choice, upload, then the number of imported ones. [RENTER-02, API-34, OPEN-55] */
export function ImportVehicles({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['fleet', 'common', 'errors'])
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [imported, setImported] = useState<number>()
  const { busy, error: lastError, attempt } = useAsyncAction()
  const [tried, setTried] = useState<File>()
  // The reason of a refusal goes with its file.
  const error = file === tried ? lastError : undefined
  // Leaving the page ends the upload. [F-NET-16]
  const upload = useRef<AbortController>(undefined)
  useEffect(() => () => upload.current?.abort(), [])

  async function start() {
    if (!file) return
    setTried(file)
    setProgress(0)
    await attempt(async () => {
      upload.current = new AbortController()
      setImported(await importVehicles(file, upload.current.signal, setProgress))
    })
    setProgress(undefined)
  }
  const isOfFile = error?.kind === 'refused' && error.code.startsWith('renter_import_')
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t(imported === undefined ? 'import.title' : 'import.done')}
      {...(imported === undefined && { description: t('import.text') })}
      busy={busy}
      footer={
        imported === undefined ? (
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button icon="upload" loading={busy} disabled={!file} onClick={() => void start()}>
              {t('import.confirm')}
            </Button>
          </>
        ) : (
          <Button ref={focus} onClick={onClose}>
            {t('common:action.ok')}
          </Button>
        )
      }
    >
      {imported === undefined ? (
        <>
          <Button
            variant="tertiary"
            icon="download"
            className="-mx-4"
            onClick={() => saveFile(template(), t('import.templateFile'))}
          >
            {t('import.template')}
          </Button>
          <FileField
            label={t('import.file')}
            required
            accept={['.csv']}
            maxFiles={1}
            maxTotal={largest}
            files={file ? [file] : []}
            onFilesChange={(files) => setFile(files.at(-1))}
            error={isOfFile ? t(`errors:${error.code}`) : undefined}
            progress={progress}
          />
          {error && !isOfFile && <TroubleNotice error={error} onRetry={() => void start()} />}
          {error && <Support error={error} />}
        </>
      ) : (
        <output className="flex flex-col items-start gap-3">
          <Illustration name="done" />
          <span>{t('import.count', { count: imported })}</span>
        </output>
      )}
    </Modal>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** The address to write to after a failure that the file does not explain, if the operator has one. [ERROR-51] */
function Support({ error }: { error: ApiError }) {
  const { t } = useTranslation('fleet')
  const { data: provider } = useResource(providerData())
  const address = provider?.renterSupportEmail
  if (error.code !== 'renter_import_error' || address === undefined) return null
  return (
    <p>
      {t('import.support')}{' '}
      <Link href={`mailto:${address}`} className="wrap-anywhere">
        {address}
      </Link>
    </p>
  )
}

/** An import file with the names of the columns alone, marked as UTF-8 for spreadsheets. */
const template = () => new Blob([`\u{feff}${importColumns.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' })
