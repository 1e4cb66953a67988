import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '../../../api/errors.ts'
import { saveFile } from '../../../shared/files/saveFile.ts'

/** Loads a file: `onProgress` receives the number of bytes so far. */
export type Download = (signal: AbortSignal, onProgress: (bytes: number) => void) => Promise<File>

/** Downloads one file at a time, under the server's name, else `usualName`. Leaving the page aborts it. [F-NET-16, F-FIL-08] */
export function useExport(usualName: string) {
  const [received, setReceived] = useState<number>()
  const [error, setError] = useState<ApiError>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(download: Download) {
    if (running.current) return
    const own = new AbortController()
    running.current = own
    setError(undefined)
    setReceived(0)
    try {
      const file = await download(own.signal, setReceived)
      saveFile(file, file.name || usualName)
    } catch (failure) {
      if (!own.signal.aborted) setError(asApiError(failure))
    } finally {
      running.current = undefined
      setReceived(undefined)
    }
  }
  return { received, error, start }
}
