import { isKnownCode } from '@voie-libre/contract/errorCodes'
import { type OfferedMethod, privateCardOf } from '@voie-libre/domain/payment/methods'
import { Button } from '@voie-libre/ui/button'
import { Modal } from '@voie-libre/ui/modal'
import { RadioCards } from '@voie-libre/ui/radio-cards'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import cardMarks from './cardMarks.svg'
import { cardsHere, useMethodWords } from './methods.ts'

interface MethodChoiceProps {
  methods: readonly OfferedMethod[]
  value: string | undefined
  onValueChange: (type: string) => void
  /** Shown after an attempt to pay without a choice. */
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** Payment methods, without preselection; an unavailable one shows its reason. [PAY-03, PAY-10, OPEN-40] */
export function MethodChoice({ methods, value, onValueChange, error, ref }: MethodChoiceProps) {
  const { t } = useTranslation(['payment', 'errors', 'common'])
  const wordsOf = useMethodWords()
  const cards = cardsHere()
  const [refused, setRefused] = useState<OfferedMethod>()

  function reason({ errorMessage, reason: ownReason }: OfferedMethod): string {
    if (ownReason !== undefined) return t(`errors:${ownReason}`)
    if (errorMessage === undefined || errorMessage.trim() === '') return t('method.unavailableText')
    return isKnownCode(errorMessage) ? t(`errors:${errorMessage}`) : errorMessage
  }

  return (
    <>
      <RadioCards
        legend={t('method.legend')}
        className="[&>legend]:mb-4 [&>legend]:font-heading [&>legend]:text-xl [&>legend]:[font-weight:var(--vl-heading-weight)]"
        name="payment-method"
        options={methods.map(({ type, isEnabled }) => {
          const { label, description, own } = wordsOf(type)
          const isPrivate = privateCardOf(type, cards) !== undefined
          const marked = (
            <>
              {description}
              {/* The description names the same networks. */}
              <img src={cardMarks} alt="" width={136} height={28} className="mt-1.5" />
            </>
          )
          return {
            value: type,
            label,
            description: own ? description : marked,
            icon: isPrivate && type !== 'ESSO' ? 'fuel' : 'card',
            compact: isPrivate,
            disabled: !isEnabled,
          }
        })}
        value={value}
        onValueChange={onValueChange}
        error={error}
        ref={ref}
        onDisabledChoice={(type) => setRefused(methods.find((method) => method.type === type))}
      />
      {refused && (
        <Modal
          open
          onOpenChange={() => setRefused(undefined)}
          title={t('method.unavailable')}
          description={reason(refused)}
          footer={<Button onClick={() => setRefused(undefined)}>{t('common:action.ok')}</Button>}
        />
      )}
    </>
  )
}
