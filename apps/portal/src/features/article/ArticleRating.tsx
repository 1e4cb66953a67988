import { Button } from '@voie-libre/ui/button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rateArticle } from '../../api/help.ts'
import { useAction } from '../../shared/feedback/useAction.ts'

/** Asks whether an article was useful, if the operator wants to know. Sends nothing about the reader. */
export function ArticleRating({ id }: { id: string }) {
  const { t } = useTranslation('help')
  const [answer, setAnswer] = useState<boolean>()
  const thanks = useRef<HTMLOutputElement>(null)
  const { busy, error, done, run } = useAction((useful: boolean) => rateArticle(id, useful), {
    onDone: () => thanks.current?.focus(), // The button that had the focus disappears.
  })
  const choose = (useful: boolean) => {
    setAnswer(useful)
    void run(useful)
  }
  return (
    <fieldset className="m-0 mt-8 min-w-0 border-0 border-t border-line p-0 pt-4">
      <legend className="float-left w-full p-0 font-semibold">{t('useful.question')}</legend>
      {!done && (
        <div className="clear-both flex gap-3 pt-2">
          <Button variant="secondary" loading={busy && answer === true} onClick={() => choose(true)}>
            {t('useful.yes')}
          </Button>
          <Button variant="secondary" loading={busy && answer === false} onClick={() => choose(false)}>
            {t('useful.no')}
          </Button>
        </div>
      )}
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <output ref={thanks} tabIndex={-1} className="clear-both block pt-2">
        {done ? t('useful.thanks') : error ? t('useful.failed') : ''}
      </output>
    </fieldset>
  )
}
