import type { Journey } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { dueOf } from '@voie-libre/domain/payment/start'
import type { BreadcrumbItem } from '@voie-libre/ui/breadcrumb'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'
import { lastSearchAtom } from '../../session/search.ts'

export interface PageHead {
  /** The main heading, and the first part of the document's title. */
  title: string
  /** The first page of the breadcrumb. Default: home. */
  root?: BreadcrumbItem
  /** The pages between the first one and this one. */
  parents?: readonly BreadcrumbItem[]
  /** The page's name in the breadcrumb. Default: its title. */
  name?: string
  /** Whether somebody works in this page all day: a narrow head without an image leaves room for the rows. */
  working?: boolean
}

export function useBreadcrumb({ title, root, parents = [], name = title }: PageHead): BreadcrumbItem[] {
  const { t } = useTranslation('common')
  return [root ?? { label: t('breadcrumb.home'), href: pages.home }, ...parents, { label: name }]
}

type SessionPage = keyof ReturnType<typeof headsOf>

/**
 * Returns title and breadcrumb of a page behind a session, undefined for any other page. The page's skeleton shows them
 * before the page's own code has loaded. The title is empty until its texts have loaded. That of a list says what is due:
 * of `journeys`, or, while they load, of those that the browser has stored.
 */
export function usePageHead(page: SessionPage, journeys?: readonly Journey[]): PageHead
export function usePageHead(page: unknown): PageHead | undefined
export function usePageHead(page: unknown, journeys?: readonly Journey[]): PageHead | undefined {
  const { found } = useAtomValue(lastSearchAtom)
  const { t } = useTexts(page)
  const heads: Readonly<Record<string, PageHead>> = headsOf(t, journeys ?? found?.journeys ?? [])
  return heads[String(page)]
}

const useTexts = (page: unknown) =>
  useTranslation(
    page === 'payment' ? ['payment', 'common'] : page === 'accountProfile' ? ['profile', 'common'] : ['common'],
  )

function headsOf(t: ReturnType<typeof useTexts>['t'], journeys: readonly Journey[]) {
  const toPay = t('common:breadcrumb.toPay')
  const due = dueOf(journeys)
  const list = { title: due ? t('common:due', { ...due, amount: formatMoney(due.amount) }) : toPay, name: toPay }
  const fleet = { label: t('common:nav.renters'), href: pages.renterProfile }
  const desk = { title: t('common:breadcrumb.fleetDesk'), name: t('common:nav.fleetProfile'), working: true }
  return {
    journeys: list,
    travels: list,
    paymentNotice: list,
    payment: { title: t('payment:title'), parents: [{ label: toPay, href: pages.travels }] },
    accountProfile: { title: t('profile:title'), name: t('common:nav.account') },
    renterProfile: { ...desk, root: { label: fleet.label } },
    renterVehicles: { title: t('common:nav.fleetVehicles'), root: fleet, working: true },
    renterTravels: { title: t('common:nav.fleetJourneys'), root: fleet, working: true },
    renterPaymentNotice: { title: t('common:nav.fleetNotices'), root: fleet, working: true },
  }
}
