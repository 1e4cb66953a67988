import type { Journey } from '@voie-libre/contract/schemas/journey'
import { isInProgress } from '@voie-libre/domain/journey/selection'
import { Icon, type IconName } from '@voie-libre/ui/icon'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { noticeOf } from '../../../shared/journeyList/journeyWords.ts'

type Tone = 'alert' | 'calm' | 'neutral'

/** What stands out about a journey: its claim, that it is not finished, or its deadline; never by colour alone. */
export function JourneyState({ journey, now }: { journey: Journey; now: Date }) {
  const { t } = useTranslation('fleet')
  const { t: tJourneys } = useTranslation('journeys')
  const state = stateOf(journey, now, t, tJourneys)
  const { icon, colour } = looks[state.tone]
  return (
    <span className={`flex items-start gap-1.5 md:min-w-36 max-md:justify-end ${colour}`}>
      {icon && <Icon name={icon} size={20} className="mt-0.5 shrink-0" />}
      {state.text}
    </span>
  )
}

const looks: Readonly<Record<Tone, { icon?: IconName; colour: string }>> = {
  alert: { icon: 'alert', colour: 'font-medium text-danger' },
  calm: { icon: 'clock', colour: '' },
  neutral: { colour: 'text-text-soft' },
}

function stateOf(
  journey: Journey,
  now: Date,
  t: TFunction<'fleet'>,
  tJourneys: TFunction<'journeys'>,
): { text: string; tone: Tone } {
  if (journey.claimDone === true) return { text: t('state.claimed'), tone: 'neutral' }
  if (journey.status === 'PREPAYMENT') return { text: t('state.prepaid'), tone: 'neutral' }
  const state = isInProgress(journey) ? t('state.inProgress') : undefined
  return noticeOf(tJourneys, journey, now, state) ?? { text: t('state.finished'), tone: 'neutral' }
}
