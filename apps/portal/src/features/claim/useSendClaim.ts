import type { ClaimReceipt, ClaimType } from '@voie-libre/contract/schemas/claim'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { ClaimForm } from '@voie-libre/domain/claim/claimForm'
import type { SentClaim } from '@voie-libre/domain/claim/sentClaim'
import { journeyNumber } from '@voie-libre/domain/journey/list'
import { canonicalNumber } from '@voie-libre/domain/journey/plate'
import { useEffect, useRef, useState } from 'react'
import { claim } from '../../api/claims.ts'
import { ApiError } from '../../api/errors.ts'
import { journeysByNumber, journeysByPlate, journeysOfSession } from '../../api/journeys.ts'
import { forgetDrafts } from '../../session/draft.ts'
import { lastSearchAtom, markClaimed, renewSearch } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { useAction } from '../../shared/feedback/useAction.ts'

type Given = { form: ClaimForm; files: readonly File[]; reason: string | undefined }

interface Sending {
  type: ClaimType
  journeys: readonly Journey[]
  /** Session that found the journeys; the saved one may belong to a later search in another tab. [F-NAV-06] */
  sessionId: string | undefined
  renter: boolean
  onSent: (claim: SentClaim) => void
  /** Shows a refusal beside the field that it concerns; returns false if there is no such field. */
  place: (error: ApiError) => boolean
}

export function useSendClaim({ type, journeys, sessionId, renter, onSent, place }: Sending) {
  const [progress, setProgress] = useState<number>()
  /** An earlier call got no response, so the server may have received the claim. */
  const unanswered = useRef(false)
  const session = useRef(sessionId)
  useEffect(() => {
    session.current = sessionId
  }, [sessionId])
  const action = useAction(
    async ({ form, files, reason }: Given, signal) => {
      const onProgress = files.length > 0 ? setProgress : () => {}
      onProgress(0)
      const given = { type, form, journeys, files, signal }
      const receipt = await sendOnce({ given, session, onProgress, renter, unanswered: unanswered.current })
      return {
        reference: receipt?.reference,
        answerDays: receipt?.answerDays,
        email: form.email,
        journeys: [...journeys],
        sentAt: new Date().toISOString(),
        reason,
        files: files.map(({ name }) => name),
      }
    },
    {
      onDone: (sent) => {
        markClaimed(journeys, sent)
        forgetDrafts()
        onSent(sent)
      },
      onFailed: (failure) => {
        if (failure.kind === 'refused') return place(failure)
        unanswered.current = true
        return false
      },
    },
  )
  return { ...action, progress: action.busy ? progress : undefined }
}

interface Once {
  given: Omit<Parameters<typeof claim>[0], 'sessionId'>
  session: { current: string | undefined }
  onProgress: (sent: number) => void
  renter: boolean
  unanswered: boolean
}

/** Sends the claim and returns the operator's receipt. Throws `ApiError` unless the server has received the claim. */
async function sendOnce({ given, session, onProgress, renter, unanswered }: Once): Promise<ClaimReceipt> {
  const sessionId = session.current
  try {
    return await claim({ ...given, sessionId }, onProgress)
  } catch (error) {
    if (!(error instanceof ApiError) || renter) throw error
    const { journeys, signal } = given
    if (unanswered && error.code === 'payment_journeys_invalid' && (await isContested(journeys, sessionId)))
      return undefined
    if (error.code !== 'payment_session_invalid') throw error
    const renewed = await renewedSession(journeys, sessionId, signal)
    if (renewed === undefined) throw error
    session.current = renewed
    return await claim({ ...given, sessionId: renewed }, onProgress)
  }
}

/** Whether the server has a claim for all journeys: then the attempt without response arrived. */
async function isContested(journeys: readonly Journey[], sessionId: string | undefined): Promise<boolean> {
  if (sessionId === undefined) return false
  const now = await journeysOfSession(sessionId).catch(() => undefined)
  return journeys.every(({ id }) => now?.journeys.some((journey) => journey.id === id && journey.claimDone === true))
}

/** Searches again after the session has ended. Returns the new session if it has the same journeys. */
async function renewedSession(
  journeys: readonly Journey[],
  ended: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { isFromNotice, plate: searched, dates: range } = store.get(lastSearchAtom)
  const number = journeys[0] && journeyNumber(journeys[0])
  const { licensePlate: plate = '', country = '' } = searched ?? {}
  const search = isFromNotice
    ? number !== undefined && journeysByNumber(canonicalNumber(number), signal)
    : searched && journeysByPlate({ plate, country, rental: range !== undefined, range }, { signal })
  const set = await Promise.resolve(search).catch(() => undefined)
  if (!set || !journeys.every(({ id }) => set.journeys.some((journey) => journey.id === id))) return undefined
  renewSearch(ended, set)
  return set.sessionId
}
