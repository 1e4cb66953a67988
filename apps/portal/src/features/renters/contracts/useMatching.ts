import type { ContractList } from '@voie-libre/domain/account/contractList'
import type { ContractMatch } from '@voie-libre/domain/account/contractMatch'
import { useEffect, useRef, useState } from 'react'
import { matchContracts } from '../../../api/fleet.ts'
import { useAsyncAction } from '../../../shared/feedback/useAsyncAction.ts'

type Read = Extract<ContractList, { kind: 'list' }>
export type ListProblem = Extract<ContractList, { kind: 'problem' }>

/** A contract of the list with its answer. */
export interface Matched {
  line: number
  match: ContractMatch
}

/**
 * Reads a list of contracts and matches its lines, part by part. A failure or a stop keeps the answers so far; `resume`
 * continues with the others. Leaving the page stops it. [F-NET-16]
 */
export function useMatching() {
  const [problem, setProblem] = useState<ListProblem>()
  const [list, setList] = useState<Read>()
  const [matches, setMatches] = useState<readonly ContractMatch[]>([])
  const { busy, error, attempt } = useAsyncAction()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  async function match(read: Read, known: readonly ContractMatch[]) {
    const own = new AbortController()
    control.current = own
    let all = known
    const waiting = read.lines.slice(known.length).map(({ contract }) => contract)
    await matchContracts(waiting, own.signal, (part) => {
      all = [...all, ...part]
      setMatches(all)
    })
  }
  /** Resolves when the list is matched, refused or stopped. */
  const start = (source: Blob) =>
    attempt(async () => {
      setProblem(undefined)
      setList(undefined)
      setMatches([])
      const { readContracts } = await import('@voie-libre/domain/account/contractList')
      const read = await readContracts(source)
      if (read.kind === 'problem') return setProblem(read)
      setList(read)
      await match(read, [])
    })
  return {
    problem,
    list,
    matched: (list?.lines ?? []).flatMap(({ line }, at): Matched[] => {
      const answer = matches[at]
      return answer ? [{ line, match: answer }] : []
    }),
    busy,
    // A stop needs no reason.
    error: error?.kind === 'aborted' ? undefined : error,
    start,
    resume: () => attempt(async () => list && match(list, matches)),
    stop: () => control.current?.abort(),
    clearProblem: () => setProblem(undefined),
  }
}
