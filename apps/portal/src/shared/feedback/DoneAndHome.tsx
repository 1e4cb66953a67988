import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { useTranslation } from 'react-i18next'

/** Success message with a link to home. It replaces the form, so it takes over the focus. */
export function DoneAndHome({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('common')
  return (
    <ConfirmationPanel
      takesFocus
      title={title}
      className="max-w-3xl"
      actions={<Button href={pages.home}>{t('action.home')}</Button>}
    >
      <p>{text}</p>
    </ConfirmationPanel>
  )
}
