import { useTranslation } from 'react-i18next'
import { useSlow } from './useSlow.ts'

/** Says that a search is slow. Without a box while it is empty, so that it adds no gap. */
export function SlowNote({ searching }: { searching: boolean }) {
  const { t } = useTranslation('common')
  const slow = useSlow(searching)
  return <output className={slow ? 'text-sm' : 'sr-only'}>{slow && t('slow')}</output>
}
