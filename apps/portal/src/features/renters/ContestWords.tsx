import { useTranslation } from 'react-i18next'

/** The act of a row: all its words where they fit on one line, else the first one alone; `wide`: from a desktop on only. */
export function ContestWords({ wide = false }: { wide?: boolean }) {
  const { t } = useTranslation('fleet')
  return (
    <>
      {wide && <span className="lg:hidden">{t('desk.contestDay')}</span>}
      <span className={`block h-lh overflow-hidden text-end whitespace-normal ${wide ? 'max-lg:hidden' : ''}`}>
        {t('desk.contest')}
      </span>
    </>
  )
}
