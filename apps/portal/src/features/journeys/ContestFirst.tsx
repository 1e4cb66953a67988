import { claimSituations } from '@voie-libre/contract/schemas/claim'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { claimTypeOf, isClaimable } from '@voie-libre/domain/claim/selection'
import { Accordion } from '@voie-libre/ui/accordion'
import { Link } from '@voie-libre/ui/link'
import { useTranslation } from 'react-i18next'
import type { PageFacts } from './pageData.ts'

/** Links four situations in which the driver may not owe a notice, each with its claim reason. Collapsed by default. */
export function ContestFirst({ journeys, facts }: { journeys: readonly Journey[]; facts: PageFacts }) {
  const { t } = useTranslation('journeys')
  const notice = journeys.some((journey) => isClaimable(journey) && claimTypeOf(journey) !== 'FREE_FLOW')
  if (!notice || !mayContest(facts)) return null
  return (
    <Accordion
      headingLevel={2}
      items={[
        {
          id: 'contest',
          title: t('contestFirst.title'),
          content: (
            <>
              <p className="mb-2 text-text-soft">{t('contestFirst.text')}</p>
              <ul>
                {claimSituations.map((situation) => (
                  <li key={situation}>
                    <Link href={`${pages.claimSelect}?situation=${situation}`} variant="standalone">
                      {t(`contestFirst.${situation}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          ),
        },
      ]}
    />
  )
}

/** [CLAIM-04, LIST-22] */
export const mayContest = ({ actions, page }: PageFacts): boolean =>
  actions.includes('payment-notice') && page.canContestJourney
