import type { Journey } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { claimGroup } from '@voie-libre/domain/journey/category'
import { journeyNumber } from '@voie-libre/domain/journey/list'
import { Card } from '@voie-libre/ui/card'
import { Link } from '@voie-libre/ui/link'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { stretch } from '../../api/stretch.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { lastSearchAtom } from '../../session/search.ts'
import { priceWords } from '../../shared/journeyList/journeyWords.ts'
import { Way } from '../../shared/journeyList/Way.tsx'

interface ClaimedJourneysProps {
  journeys: readonly Journey[]
  renter: boolean
  help: string
}

/** The contested journeys, with links to other pages. */
export function ClaimedJourneys({ journeys, renter, help }: ClaimedJourneysProps) {
  const { t } = useTranslation(['claim', 'journeys'])
  const { t: tJourneys } = useTranslation('journeys')
  const { found } = useAtomValue(lastSearchAtom)
  const [first] = journeys
  return (
    <Card title={t('claim.journeys')} tone="sunken" className="lg:sticky lg:top-6">
      {first && <p className="mb-2 text-text-soft">{t(`journeys:section.${claimGroup(first)}`)}</p>}
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {journeys.map((journey) => {
          const { id, date, in: entrance, out: exit } = journey
          const number = journeyNumber(journey)
          return (
            <li key={id} className="flex items-baseline justify-between gap-3 py-3">
              <span className="min-w-0">
                <span className="block font-semibold tabular-nums">
                  {formatDateTime(date) || t('journeys:card.noDate')}
                </span>
                {(entrance || exit) && (
                  <span className="block text-sm">
                    <Way text={stretch().wayText(journey)} />
                  </span>
                )}
                {number !== undefined && <span className="block text-sm break-words text-text-soft">{number}</span>}
              </span>
              <span className="font-semibold whitespace-nowrap tabular-nums">{priceWords(tJourneys, journey)}</span>
            </li>
          )
        })}
      </ul>
      <div className="mt-4 flex flex-col items-start gap-3">
        {renter ? (
          <Link href={pages.renterPaymentNotice} variant="standalone">
            {t('claim.toNotices')}
          </Link>
        ) : (
          <>
            <Link href={pages.claimSelect} variant="standalone">
              {t('claim.change')}
            </Link>
            {/* Paying first is optional; the confirmation page then links back here. [OPEN-47] */}
            {found && (
              <Link href={pages.travels} variant="standalone">
                {t('claim.payFirst')}
              </Link>
            )}
          </>
        )}
        <Link href={help} variant="standalone">
          {t('help')}
        </Link>
      </div>
    </Card>
  )
}
