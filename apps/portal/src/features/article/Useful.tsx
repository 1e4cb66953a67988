import { Button } from '@voie-libre/ui/button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rateArticle } from '../../api/help.ts'
import { useAsyncAction } from '../../shared/feedback/useAsyncAction.ts'

/** Asks whether an article was useful, for operators that want to know. The answer says nothing about the reader. */
export function Useful({ id }: { id: string }) {
  const { t } = useTranslation('help')
  const questionId = useId()
  const { busy, error, attempt } = useAsyncAction()
  const [answer, setAnswer] = useState<boolean>()
  const [sent, setSent] = useState(false)
  const choose = async (useful: boolean) => {
    setAnswer(useful)
    setSent(!(await attempt(() => rateArticle(id, useful))))
  }
  return (
    <div role="group" aria-labelledby={questionId} className="mt-8 border-t border-line pt-4">
      <p id={questionId} className="font-semibold">
        {t('useful.question')}
      </p>
      {!sent && (
        <div className="mt-2 flex gap-3">
          <Button variant="secondary" loading={busy && answer === true} onClick={() => void choose(true)}>
            {t('useful.yes')}
          </Button>
          <Button variant="secondary" loading={busy && answer === false} onClick={() => void choose(false)}>
            {t('useful.no')}
          </Button>
        </div>
      )}
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <div role="status" className="mt-2">
        {sent ? t('useful.thanks') : error ? t('useful.failed') : ''}
      </div>
    </div>
  )
}
