import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface DoneProps {
  title: string
  text: string
  /** What is left to do, above the text. */
  children?: ReactNode
}

/** Success message with a link to home. It replaces the form, so it takes over the focus. */
export function DoneAndHome({ title, text, children }: DoneProps) {
  const { t } = useTranslation('common')
  return (
    <ConfirmationPanel
      takesFocus
      title={title}
      className="max-w-3xl"
      actions={<Button href={pages.home}>{t('action.home')}</Button>}
    >
      {children}
      <p>{text}</p>
    </ConfirmationPanel>
  )
}
