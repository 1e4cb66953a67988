import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'

type Sending = { state: 'none' | 'loading' | 'success' } | { state: 'error'; error: ApiError }

/** One call and how it stands; a second press while it runs does nothing. [§4, ALERT-14, UNSUB-08] */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ state: 'none' })
  async function send(work: () => Promise<unknown>): Promise<void> {
    if (sending.state === 'loading') return
    setSending({ state: 'loading' })
    try {
      await work()
      setSending({ state: 'success' })
    } catch (error) {
      setSending({ state: 'error', error: error instanceof ApiError ? error : new ApiError('outage') })
    }
  }
  return { sending, send }
}
