import type { Journey } from '@voie-libre/contract/schemas/journey'
import { displayGroup, displayGroups } from '@voie-libre/domain/journey/category'
import { displayedTtc, paidBefore, totalDue } from '@voie-libre/domain/journey/price'
import { SummaryPanel } from '@voie-libre/ui/summary-panel'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'

interface SummaryOfJourneysProps {
  journeys: readonly Journey[]
  note?: ReactNode
  children?: ReactNode
}

/** Summarises the selected journeys by section, with indemnities and total. [OPEN-22] */
export function SummaryOfJourneys({ journeys, note, children }: SummaryOfJourneysProps) {
  const { t } = useTranslation('journeys')
  const lines = useMemo(() => {
    const groups = displayGroups.flatMap((group) => {
      const members = journeys.filter((journey) => displayGroup(journey) === group)
      const amount = formatMoney(members.reduce((sum, journey) => sum + displayedTtc(journey), 0))
      const paid = paidBefore(members)
      const detail = [
        t('count', { count: members.length }),
        ...(paid === 0 ? [] : [t('alreadyPaid', { amount: formatMoney(paid) })]),
      ].join(' · ')
      return members.length === 0 ? [] : [{ label: t(`section.${group}`), detail, amount }]
    })
    const indemnities = journeys.reduce((sum, { indemnity }) => sum + indemnity, 0)
    const extra = indemnities === 0 ? [] : [{ label: t('summary.indemnities'), amount: formatMoney(indemnities) }]
    return [...groups, ...extra]
  }, [journeys, t])
  return (
    <SummaryPanel
      title={t('summary.title')}
      lines={lines}
      total={{ label: t('summary.total'), amount: formatMoney(totalDue(journeys)) }}
      {...(note !== undefined && { note })}
    >
      {children}
    </SummaryPanel>
  )
}
