import { Alert } from '@voie-libre/ui/alert'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/errors.ts'

interface ActionNoteProps {
  /** An action that resolves to the text to show. */
  action: { error?: ApiError | undefined; answer?: string }
  /** Title of the note after a failure. */
  failed: string
}

export function ActionNote({ action: { error, answer }, failed }: ActionNoteProps) {
  const { t } = useTranslation('errors')
  if (error) {
    return (
      <Alert tone="danger" title={failed}>
        {t(error.code)}
      </Alert>
    )
  }
  return (
    answer !== undefined && (
      <Alert tone="success" live>
        {answer}
      </Alert>
    )
  )
}
