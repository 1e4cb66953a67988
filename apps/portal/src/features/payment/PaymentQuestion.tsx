import { pages } from '@voie-libre/domain/access/pages'
import { Link } from '@voie-libre/ui/link'
import { useTranslation } from 'react-i18next'
import { useContactOffered } from '../../shared/page/useContactOffered.ts'

/** Links support, or the help centre if support accepts no messages. */
export function PaymentQuestion() {
  const { t } = useTranslation(['payment', 'common'])
  const contact = useContactOffered()
  return (
    <p>
      <span className="inline-block">{t('result.question')}</span>{' '}
      {contact ? (
        <Link href={pages.contactChatbot}>{t('result.contact')}</Link>
      ) : (
        <Link href={pages.help}>{t('common:nav.help')}</Link>
      )}
    </p>
  )
}
