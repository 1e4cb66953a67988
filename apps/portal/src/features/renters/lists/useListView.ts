import { splitLanguage } from '@voie-libre/domain/access/pages'
import type { Listing } from '@voie-libre/domain/fleet/fleetDisplay'
import { type ListView, queryOf, viewIn } from '@voie-libre/domain/fleet/listing'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localized } from '../../../i18n/setup.ts'

/** The state of a list, held by the address: a view can be shared, and Back and a reload keep it. [OPEN-55] */
export function useListView(listing: Listing) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => viewIn(listing, Object.fromEntries(new URLSearchParams(search))), [listing, search])
  const { path } = splitLanguage(pathname)
  /** The path of a view, without language. */
  const hrefOf = (next: ListView) => {
    const query = new URLSearchParams(queryOf(listing, next))
    return query.size > 0 ? `${path}?${query}` : path
  }
  const show = (next: ListView, { replace = false } = {}) =>
    // The list stays where it is on the screen: only its rows change.
    void navigate(localized(hrefOf(next)), { replace, preventScrollReset: true })
  return { view, hrefOf, show }
}
