import { splitLanguage } from '@voie-libre/domain/access/pages'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLoaderData, useLocation, useNavigation, useRevalidator } from 'react-router'
import { dropOwn } from '../api/resource.ts'
import { store } from '../session/stored.ts'
import { type Change, changeAtom, setReturnTo } from '../session/visitor.ts'

/** What is worth a word: §4 wants the end of a session that could not be renewed to pass in silence. */
export type VisitNoticeKind = Exclude<Change['kind'], 'none' | 'left' | 'cameElsewhere'>

/**
 * Loader of the route around all pages: for whom the guards have answered. It comes with the address they led to, so that
 * the page that was left never begins once more for nobody.
 */
export const visitOfPage = (): number => store.get(changeAtom).page

/**
 * Follows changes of who is here: what was loaded for the one before is dropped, the guards are asked again, and the page
 * is not shown until they have answered, then anew, so that it holds nothing of anybody else. [OPEN-13, F-SES-05, F-SES-06]
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
    setReturnTo(change.kind === 'ended' ? splitLanguage(pathname).path + search : undefined)
    void revalidate()
  }, [change, pathname, search, revalidate])

  const { kind } = change
  const notice: VisitNoticeKind | undefined =
    kind === 'none' || kind === 'left' || kind === 'cameElsewhere' ? undefined : kind
  return { page: change.page, settled: answered === change.page, notice }
}
