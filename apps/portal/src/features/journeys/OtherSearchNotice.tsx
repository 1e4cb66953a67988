import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { sessionAtom } from '../../session/search.ts'

/** Whether another tab has searched since: this page's list and the saved one must never mix. [F-NAV-06] */
export function useOtherSearch(sessionId: string | undefined): boolean {
  const current = useAtomValue(sessionAtom)
  return current !== undefined && current !== sessionId
}

/** Notice that another tab has started a different search, with a button that shows it. */
export function OtherSearchNotice() {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  return (
    <Alert tone="warning" live title={t('otherTab.title')} className="mb-6">
      <p>{t('otherTab.text')}</p>
      <Button variant="secondary" icon="refresh" className="mt-2" onClick={() => void revalidate()}>
        {t('action.reload')}
      </Button>
    </Alert>
  )
}
