import {
  isKnownCard,
  type MethodWords,
  type PaymentProvider,
  paymentProviders,
  type PrivateCard,
  privateCards,
} from '@voie-libre/domain/payment/methods'
import { textIn } from '@voie-libre/domain/reference/languages'
import { useTranslation } from 'react-i18next'
import { settings } from '../../api/settings.ts'
import { currentLanguage } from '../../i18n/setup.ts'

/** The private cards that this operator takes. */
export const cardsHere = (): readonly PrivateCard[] => settings().privateCards ?? privateCards

/** The providers of the settings, then those of the portal. */
export const providersHere = (): readonly PaymentProvider[] => [
  ...(settings().paymentProviders ?? []),
  ...paymentProviders,
]

/** Name and explanation of a method: the operator's, else the portal's own. */
export function useMethodWords(): (type: string) => { label: string; description: string | undefined; own: boolean } {
  const { t } = useTranslation('payment')
  return (type) => {
    const given = wordsOf(type)
    const described = given?.description && textIn(currentLanguage(), given.description)
    if (given?.label !== undefined) return { label: given.label, description: described, own: true }
    if (isKnownCard(type)) {
      return { label: t(`method.${type}`), description: described ?? t(`method.${type}_text`), own: true }
    }
    // Any other method of an operator is a credit card, paid on the provider's page. [OPEN-40]
    const label = type === 'CREDIT_CARD' ? t('method.CREDIT_CARD') : t('method.other', { type })
    return { label, description: described ?? t('method.CREDIT_CARD_text'), own: false }
  }
}

const wordsOf = (type: string): MethodWords | undefined =>
  [...cardsHere(), ...providersHere().flatMap(({ methods = [] }) => methods)].find((words) => words.type === type)
