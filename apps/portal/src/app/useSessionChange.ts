import { splitLanguage } from '@voie-libre/domain/access/pages'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLoaderData, useLocation, useNavigation, useRevalidator } from 'react-router'
import { dropOwn } from '../api/resource.ts'
import { store } from '../session/store.ts'
import { changeAtom, setReturnTo } from '../session/visitor.ts'

/** A change that shows a notice. §4 requires that a failed token refresh stays silent. */
export type VisitNoticeProps = NonNullable<ReturnType<typeof useSessionChange>['notice']>

/** Returns the visit number that the guards last saw. It changes with the URL, so that a logout does not remount the previous page. */
export const visitOfPage = (): number => store.get(changeAtom).page

/**
 * Handles a login, logout or change of user: drops the previous user's data, runs the guards again, hides the page
 * until they have finished, and then remounts it, so that it contains no data of another user. [OPEN-13, F-SES-05,
 * F-SES-06]
 */
export function useSessionChange() {
  const change = useAtomValue(changeAtom)
  const answered = useLoaderData<typeof visitOfPage>()
  const followed = useRef(change.number)
  const { revalidate } = useRevalidator()
  const here = useLocation()
  const { pathname, search } = useNavigation().location ?? here

  useEffect(() => {
    if (followed.current === change.number) return
    followed.current = change.number
    dropOwn()
    const path = splitLanguage(pathname).path + search
    setReturnTo(change.kind === 'ended' ? { path, who: change.who } : undefined)
    void revalidate()
  }, [change, pathname, search, revalidate])

  const { kind, who, page } = change
  const notice = kind === 'none' || kind === 'left' || kind === 'cameElsewhere' ? undefined : { kind, who }
  return { page, settled: answered === page, notice }
}
