import { useTranslation } from 'react-i18next'
import { useSlow } from './useSlow.ts'

/** Says that a search is slow. Without a box while it is empty, so that it adds no gap. */
export function SlowNote({ searching }: { searching: boolean }) {
  const { t } = useTranslation('common')
  return <output className="text-sm empty:sr-only">{useSlow(searching) && t('slow')}</output>
}
