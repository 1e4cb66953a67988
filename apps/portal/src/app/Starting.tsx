import { Spinner } from '@voie-libre/ui/spinner'
import { useTranslation } from 'react-i18next'

/** What shows until the first screen is ready. [HOME-13] */
export function Starting() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh place-items-center bg-surface text-text">
      <Spinner size="lg" label={t('loading')} />
    </div>
  )
}
