import { pages } from '@voie-libre/domain/access/pages'
import { timeToWarning } from '@voie-libre/domain/search/searchEnd'
import { Button } from '@voie-libre/ui/button'
import { Modal } from '@voie-libre/ui/modal'
import { announce } from '@voie-libre/ui/status'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extendSearch } from '../api/journeys.ts'
import { formatTime } from '../i18n/format.ts'
import { prolongSearch, sessionEndAtom } from '../session/search.ts'
import { FailureNotice } from '../shared/feedback/FailureNotice.tsx'
import { useAction } from '../shared/feedback/useAction.ts'

/** Warns on the pages of a search before its session ends, and prolongs it. [RGAA 13.1, WCAG 2.2.1] */
export default function SearchEnd() {
  const { t } = useTranslation('search')
  const session = useAtomValue(sessionEndAtom)
  // The end of the session that the warning names, and whether the warning is open.
  const [warned, setWarned] = useState<{ end: number; isOpen: boolean }>()
  const [refused, setRefused] = useState(false)
  const { busy, error, run } = useAction(async (sessionId: string) => {
    const expiresAt = await extendSearch(sessionId)
    if (expiresAt === 'notOffered') return setRefused(true)
    prolongSearch(sessionId, expiresAt)
    announce(t('ending.extended', { time: formatTime(expiresAt) }))
  })
  const end = session?.end

  useEffect(() => {
    if (end === undefined || warned?.end === end) return undefined
    const wait = timeToWarning(end, Date.now())
    if (wait === undefined) return undefined
    const timer = setTimeout(() => setWarned({ end, isOpen: true }), wait)
    return () => clearTimeout(timer)
  }, [end, warned])

  if (!session || warned?.end !== end || !warned?.isOpen) return null
  const time = formatTime(new Date(session.end).toISOString())
  const close = () => setWarned({ end: session.end, isOpen: false })

  return (
    <Modal
      kind="alert"
      open
      onOpenChange={close}
      busy={busy}
      title={t('ending.title')}
      description={t(refused ? 'ending.again' : 'ending.text', { time })}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {t('ending.later')}
          </Button>
          {refused ? (
            <Button href={pages.formPayment}>{t('ending.search')}</Button>
          ) : (
            <Button icon="clock" loading={busy} onClick={() => void run(session.sessionId)}>
              {t('ending.extend')}
            </Button>
          )}
        </>
      }
    >
      {error && <FailureNotice error={error} />}
    </Modal>
  )
}
