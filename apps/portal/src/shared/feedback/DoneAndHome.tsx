import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Illustration } from '@voie-libre/ui/illustration'
import { useTranslation } from 'react-i18next'

/** Success message with a link to home. It replaces the form, so it takes over the focus. */
export function DoneAndHome({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('common')
  return (
    <Card title={title} tabIndex={-1} ref={focus} className="max-w-3xl outline-none">
      <div className="flex flex-col items-start gap-4">
        <p className="break-words">{text}</p>
        <Illustration name="done" />
        <Button href={pages.home}>{t('action.home')}</Button>
      </div>
    </Card>
  )
}

const focus = (card: HTMLElement | null) => card?.focus()
