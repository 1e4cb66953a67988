import { pages } from '@voie-libre/domain/access/pages'
import { amountDue } from '@voie-libre/domain/journey/price'
import type { BasketChange } from '@voie-libre/domain/payment/basketChange'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'
import { NextPages } from './PaymentFailure.tsx'
import { useTripText } from './tripText.ts'

interface BasketChangesProps {
  changes: readonly BasketChange[]
  /** The formatted current total; undefined if nothing is left to pay. */
  amount?: string
}

/** Explains the changes since the driver saw the basket, and the new total. [OPEN-64] */
export function BasketChanges({ changes, amount }: BasketChangesProps) {
  const { t } = useTranslation('payment')
  const trip = useTripText()
  const isBlocked = changes.some(({ kind }) => kind === 'recovery' || kind === 'inProgress')
  return (
    <Alert tone="warning" live title={t('basketChanged.title')}>
      {changes.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {changes.map((change) => (
            <li key={change.journey.id}>
              {t(`basketChanged.${change.kind}`, {
                trip: trip(change.journey),
                amount: formatMoney(amountDue(change.journey)),
                before: 'before' in change ? formatMoney(change.before) : '',
              })}
            </li>
          ))}
        </ul>
      )}
      <p className="font-semibold">
        {amount === undefined
          ? t(isBlocked ? 'basketChanged.blocked' : 'basketChanged.nothing')
          : t('basketChanged.total', { amount })}
      </p>
      <p>{t('failure.notDebited')}</p>
      {amount === undefined && (
        <NextPages>
          <Button href={pages.travels}>{t('failure.list')}</Button>
        </NextPages>
      )}
    </Alert>
  )
}
