import { useTranslation } from 'react-i18next'

const looks = {
  sm: ['sm:hidden', 'max-sm:hidden'],
  lg: ['lg:hidden', 'max-lg:hidden'],
  xl: ['xl:hidden', 'max-xl:hidden'],
} as const

/** The act of a row: from a width on all its words where they fit on one line, else the first one alone. */
export function ContestWords({ from }: { from: keyof typeof looks }) {
  const { t } = useTranslation('fleet')
  const [short, whole] = looks[from]
  return (
    <>
      <span className={short}>{t('desk.contestDay')}</span>
      <span className={`block h-lh overflow-hidden text-end whitespace-normal ${whole}`}>{t('desk.contest')}</span>
    </>
  )
}
