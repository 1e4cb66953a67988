import { splitLanguage } from '@voie-libre/domain/access/pages'
import { useAtomValue } from 'jotai'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { dropOwn } from '../api/resource.ts'
import { type Change, changeAtom, keepWanted } from '../session/visitor.ts'

/** What is worth a word: §4 wants the end of a session that could not be renewed to pass in silence. */
export type VisitNoticeKind = Exclude<Change['kind'], 'none' | 'left' | 'cameElsewhere'>

/**
 * Follows changes of who is here: what was loaded for the one before is dropped, the guards are asked again, and the page
 * is not shown until they have answered, then anew, so that it holds nothing of anybody else. [OPEN-13, F-SES-05, F-SES-06]
 */
export function useVisit() {
  const change = useAtomValue(changeAtom)
  const [shown, setShown] = useState(change.page)
  const followed = useRef(change.number)
  const { revalidate } = useRevalidator()
  const here = useLocation()
  const { pathname, search } = useNavigation().location ?? here

  useEffect(() => {
    if (followed.current === change.number) return
    followed.current = change.number
    dropOwn()
    keepWanted(change.kind === 'ended' ? splitLanguage(pathname).path + search : undefined)
    // As the router shows where the guards have led: any earlier, the page that was left would begin once more.
    void revalidate().then(() => startTransition(() => setShown(change.page)))
  }, [change, pathname, search, revalidate])

  const { kind } = change
  const notice: VisitNoticeKind | undefined =
    kind === 'none' || kind === 'left' || kind === 'cameElsewhere' ? undefined : kind
  return { page: change.page, settled: shown === change.page, notice }
}
