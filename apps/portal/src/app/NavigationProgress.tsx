import { Spinner } from '@voie-libre/ui/spinner'
import { useTranslation } from 'react-i18next'

/** Progress indicator above the page while the next page or this page's code loads. */
export function NavigationProgress() {
  const { t } = useTranslation()
  return (
    <div className="fixed inset-x-0 top-0 z-50 flex justify-center p-3">
      <span className="flex rounded-pill bg-surface-raised p-2 shadow-raised">
        <Spinner size="sm" label={t('loading')} />
      </span>
    </div>
  )
}
