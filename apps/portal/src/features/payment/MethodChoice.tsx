import { isKnownCode } from '@voie-libre/contract/errorCodes'
import { type OfferedMethod, privateCardOf } from '@voie-libre/domain/payment/methods'
import { Button } from '@voie-libre/ui/button'
import { Modal } from '@voie-libre/ui/modal'
import { RadioCards } from '@voie-libre/ui/radio-cards'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
        name="payment-method"
        options={methods.map(({ type, isEnabled }) => {
          const { label, description, own } = wordsOf(type)
          const isPrivate = privateCardOf(type, cards) !== undefined
          const marked = (
            <>
              {description}
              <CardMarks />
            </>
          )
          return {
            value: type,
            label,
            description: own ? description : marked,
            icon: isPrivate ? 'fuel' : 'card',
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

/** Logos of the card networks; the text beside them names the same networks. */
function CardMarks() {
  return (
    <span className="mt-1.5 flex gap-1.5" aria-hidden>
      <Mark>
        <path className="fill-[#1434cb]" d="M0 0h40v26H0z" />
        <text
          className="fill-[#fff]"
          x="20"
          y="17.5"
          fontSize="11"
          fontWeight="800"
          fontStyle="italic"
          textAnchor="middle"
        >
          VISA
        </text>
      </Mark>
      <Mark>
        <path className="fill-[#fff]" d="M0 0h40v26H0z" />
        <circle className="fill-[#eb001b]" cx="15.5" cy="13" r="8" />
        <circle className="fill-[#f79e1b]" cx="24.5" cy="13" r="8" />
        <path className="fill-[#ff5f00]" d="M20 6.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" />
      </Mark>
      <Mark>
        <path className="fill-[#0a4f8f]" d="M0 0h40v26H0z" />
        <path className="fill-[#0f8a5f]" d="M20 0h20v26H20z" />
        <text className="fill-[#fff]" x="20" y="18" fontSize="13" fontWeight="800" textAnchor="middle">
          CB
        </text>
      </Mark>
    </span>
  )
}

const Mark = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 40 26"
    className="h-6 w-auto rounded-mark [box-shadow:0_0_0_1px_var(--vl-color-line)] forced-color-adjust-none"
  >
    {children}
  </svg>
)
