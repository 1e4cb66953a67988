import type { ClaimType } from '@voie-libre/contract/schemas/claim'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { byClaimType } from '@voie-libre/domain/claim/selection'
import { Button } from '@voie-libre/ui/button'
import { RadioCards } from '@voie-libre/ui/radio-cards'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseToClaim } from '../../../session/search.ts'
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx'
import { useGo } from '../../../shared/page/navigation.ts'

/** Starts a claim for the selected journeys; asks which type first if they are of several, since a claim has one. [OPEN-47] */
export function ContestButton({ journeys }: { journeys: readonly Journey[] }) {
  const { t } = useTranslation(['fleet', 'journeys', 'common'])
  const go = useGo()
  const [asking, setAsking] = useState(false)
  const groups = byClaimType(journeys)
  const [first, ...others] = [...groups.keys()]
  const [chosen, setChosen] = useState<ClaimType>()
  const type = chosen !== undefined && groups.has(chosen) ? chosen : first

  function start() {
    if (type === undefined) return
    chooseToClaim(groups.get(type) ?? [])
    go(pages.claim)
  }
  return (
    <>
      <Button
        icon="edit"
        disabled={first === undefined}
        onClick={() => (others.length > 0 ? setAsking(true) : start())}
      >
        {t('contest.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('contest.title')}
        description={t('contest.text')}
        confirm={t('common:action.continue')}
        onConfirm={start}
        onClose={() => setAsking(false)}
      >
        <RadioCards
          legend={t('contest.legend')}
          name="claim-type"
          value={type}
          onValueChange={(value) => setChosen([...groups.keys()].find((known) => known === value))}
          options={[...groups].map(([value, of]) => ({
            value,
            label: t(`journeys:section.${sectionOf[value]}`),
            description: t('journeys:count', { count: of.length }),
          }))}
        />
      </ConfirmDialog>
    </>
  )
}

const sectionOf = { FREE_FLOW: 'freeFlow', LATE_PAYMENT: 'latePayment', CNP: 'nonPayment' } as const
