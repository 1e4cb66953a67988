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
      <Link className="inline-block" href={contact ? pages.contactChatbot : pages.help}>
        {t(contact ? 'result.contact' : 'common:nav.help')}
      </Link>
    </p>
  )
}
