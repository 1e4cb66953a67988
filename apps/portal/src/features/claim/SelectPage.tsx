import { isClaimSituation } from '@voie-libre/contract/schemas/claim'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import {
  claimRefusal,
  contestable,
  disabledForClaim,
  isClaimable,
  toggleClaim,
} from '@voie-libre/domain/claim/selection'
import { claimGroup } from '@voie-libre/domain/journey/category'
import { knownPrice, totalDue } from '@voie-libre/domain/journey/price'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { Link } from '@voie-libre/ui/link'
import { PageGrid } from '@voie-libre/ui/page-grid'
import { Stack } from '@voie-libre/ui/stack'
import { SummaryPanel } from '@voie-libre/ui/summary-panel'
import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { replace, useLoaderData, useSearchParams } from 'react-router'
import { ensureLoaded } from '../../api/resource.ts'
import { toPayPageData } from '../../api/whitelabel.ts'
import { formatMoney } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { chooseToClaim, lastSearchAtom, sessionAtom } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { syncSession } from '../../session/visitor.ts'
import { ReasonedButton } from '../../shared/feedback/ReasonedButton.tsx'
import { JourneyList } from '../../shared/journeyList/JourneyList.tsx'
import { useGo } from '../../shared/page/navigation.ts'
import { Page } from '../../shared/page/Page.tsx'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import { claimHelp } from './claimHelp.ts'
import { ClaimSteps } from './ClaimSteps.tsx'
import { forgetReason } from './draft.ts'

export async function loader() {
  const { found: set, plate } = store.get(lastSearchAtom)
  if (!set) return replace(localized(pages.formClaim))
  // Missing page data does not block claims: the server validates what it receives. [CLAIM-04]
  const [page, help] = await Promise.all([ensureLoaded(toPayPageData()).catch(() => undefined), claimHelp()])
  return { set, plate, help, open: page?.canContestJourney ?? true }
}

/** claim/select: selects the journeys to contest, of one kind per claim. [OPEN-45] */
export function Component() {
  const { t } = useTranslation(['claim', 'common'])
  const { set, plate, help, open } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const journeys = useMemo(() => contestable(set.journeys), [set])
  const vehicle = plate && <VehiclePlate vehicle={plate} size="sm" />
  return (
    <Page title={t('select.title')} parents={[{ label: t('search.title'), href: pages.formClaim }]}>
      <ClaimSteps at="select" />
      {open && journeys.some(isClaimable) ? (
        <Choice journeys={journeys} company={set.company} help={help} sessionId={set.sessionId}>
          {vehicle}
        </Choice>
      ) : (
        <>
          {vehicle}
          <Nothing journeys={journeys} closed={!open} help={help} />
        </>
      )}
    </Page>
  )
}

const none: ReadonlySet<string> = new Set()

interface ChoiceProps {
  journeys: readonly Journey[]
  company: string | undefined
  help: string
  sessionId: string | undefined
  children: ReactNode
}

function Choice({ journeys, company, help, sessionId, children }: ChoiceProps) {
  const { t } = useTranslation(['claim', 'journeys', 'common'])
  const go = useGo()
  const [query] = useSearchParams()
  const situation = query.get('situation')
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => onlyOne(journeys))
  const onToggle = useCallback((id: string) => setSelected((before) => toggleClaim(journeys, before, id)), [journeys])
  const changed = useAtomValue(sessionAtom) !== sessionId && sessionId !== undefined

  const disabled = useMemo(() => {
    const ids = disabledForClaim(journeys, selected)
    const refused = journeys.filter(({ id }) => ids.has(id))
    return new Map(refused.map((journey) => [journey.id, t(`refusal.${claimRefusal(journey) ?? 'otherType'}`)]))
  }, [journeys, selected, t])

  const chosen = journeys.filter(({ id }) => selected.has(id))
  const [first] = chosen
  const isPriced = chosen.every((journey) => knownPrice(journey) !== undefined)
  const amount = isPriced ? formatMoney(totalDue(chosen)) : t('journeys:card.noPrice')

  function next() {
    syncSession()
    if (!store.get(lastSearchAtom).found) return go(pages.formClaim)
    chooseToClaim(chosen)
    if (!isClaimSituation(situation)) return go(pages.claim)
    // The latest choice overrides a reason from an earlier draft.
    forgetReason()
    return go(`${pages.claim}?situation=${situation}`)
  }
  const reason = changed ? t('common:otherTab.title') : chosen.length === 0 ? t('common:form.noJourney') : undefined
  return (
    <PageGrid>
      <Stack gap={6}>
        {changed && (
          <Alert tone="warning" live title={t('common:otherTab.title')}>
            <p>{t('otherTab')}</p>
            <Button variant="secondary" icon="refresh" className="mt-2" onClick={() => location.reload()}>
              {t('common:action.reload')}
            </Button>
          </Alert>
        )}
        <p className="empty:hidden">{children}</p>
        <p className="text-text-soft">{t('select.text')}</p>
        <JourneyList
          mode="claim"
          journeys={journeys}
          company={company}
          selected={selected}
          onToggle={onToggle}
          disabled={disabled}
        />
        <Link href={help} variant="standalone">
          {t('help')}
        </Link>
      </Stack>
      <SummaryPanel
        title={t('select.summary')}
        lines={first ? [{ label: t(`journeys:section.${claimGroup(first)}`), amount }] : []}
        total={{ label: t('select.chosen'), amount: t('journeys:count', { count: chosen.length }) }}
      >
        <ReasonedButton className="w-full lg:text-lg" reason={reason} onClick={next}>
          {t('common:action.continue')}
        </ReasonedButton>
      </SummaryPanel>
    </PageGrid>
  )
}

/** The initial selection: the journey, if only one can be contested. */
function onlyOne(journeys: readonly Journey[]): ReadonlySet<string> {
  const [first, ...others] = journeys.filter(isClaimable)
  return first && others.length === 0 ? new Set([first.id]) : none
}

function Nothing({ journeys, closed, help }: { journeys: readonly Journey[]; closed: boolean; help: string }) {
  const { t } = useTranslation('claim')
  const refusals = new Set(journeys.map(claimRefusal))
  return (
    <EmptyState
      illustration="closed"
      title={t(closed ? 'select.closed' : 'select.nothing')}
      action={
        <>
          <Button href={pages.formClaim} icon="search">
            {t('select.again')}
          </Button>
          <Button href={help} variant="secondary">
            {t('help')}
          </Button>
        </>
      }
    >
      {!closed && refusals.has('claimDone') && <p>{t('select.nothingDone')}</p>}
      {!closed && refusals.has('omp') && <p>{t('refusal.omp')}</p>}
    </EmptyState>
  )
}
