import { useTranslation } from 'react-i18next'

/** The act of a row: all its words where they fit on one line, else the first one alone. */
export function ContestWords() {
  const { t } = useTranslation('fleet')
  return (
    <span className="-mb-[0.1em] block h-[calc(1lh+0.1em)] overflow-hidden text-end whitespace-normal">
      {t('desk.contest')}
    </span>
  )
}
