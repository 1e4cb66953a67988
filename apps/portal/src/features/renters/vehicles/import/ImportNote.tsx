import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { importedNow } from '../../../../api/fleet.ts'
import { useResource } from '../../../../api/resource.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import type { notedImport } from '../../../../session/importFile.ts'

interface ImportNoteProps {
  note: NonNullable<ReturnType<typeof notedImport>>
  onClose: () => void
}

/** Says after a reload what became of an import; of an interrupted one, by the vehicles that the fleet has now. */
export function ImportNote({ note: { name, count, at, state, vehicles }, onClose }: ImportNoteProps) {
  const { t } = useTranslation('fleet')
  const pending = state === 'sent' ? importedNow(at, vehicles) : undefined
  const { data: landed, error } = useResource(pending)
  const reached = landed === undefined ? 'checking' : landed > 0 ? 'partly' : 'none'
  const outcome = state === 'done' || landed === vehicles.length ? 'done' : error ? 'sent' : reached
  return (
    <Alert
      tone={outcome === 'done' ? 'success' : 'warning'}
      live
      className="mb-2 print:hidden"
      title={t(`import.noted.${outcome}`, { name })}
    >
      <p>{t(`import.noted.${outcome}Text`, { count, time: formatDateTime(at) })}</p>
      {state === 'done' && vehicles.length === 0 && <p>{t('import.noted.undoGone')}</p>}
      <Button variant="tertiary" className="-ms-4" onClick={onClose}>
        {t('undo.close')}
      </Button>
    </Alert>
  )
}
