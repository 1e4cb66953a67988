import { useTranslation } from 'react-i18next'

/** The act of a row: all its words where they fit on one line, else the first one alone. */
export function ContestWords() {
  const { t } = useTranslation('fleet')
  return (
    <span className="block h-lh overflow-hidden text-start whitespace-normal max-md:text-end">{t('desk.contest')}</span>
  )
}
