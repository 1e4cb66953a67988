import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import type { Permission } from './permission.ts'

/** Link to prepayment, if offered; with rental dates, explains why prepayment is unavailable. [PREPAY-30..32] */
export function PrepayButton({ prepayment }: { prepayment: Permission }) {
  const { t } = useTranslation('journeys')
  if (prepayment === 'hidden') return null
  const rental = prepayment === 'rental'
  return (
    <>
      <Button
        variant="tertiary"
        icon="calendar"
        className="max-sm:w-full"
        {...(rental ? { disabled: true, 'aria-describedby': 'rental-note' } : { href: pages.prepayment })}
      >
        {t('prepay')}
      </Button>
      {rental && (
        <p id="rental-note" className="w-full text-sm text-text-soft">
          {t('rentalNote')}
        </p>
      )}
    </>
  )
}
