import { plateHint } from '@voie-libre/domain/journey/plate'
import i18next from 'i18next'

/** Words a plate that a search refuses: with an example of its country, or as the number of a card. [RGAA 11.11] */
export function plateRefusal(code: 'invalid_number_plate' | 'card_number_misplaced', country: string): string {
  const t = i18next.getFixedT(null, 'errors')
  const text = t(code)
  const example = code === 'invalid_number_plate' ? plateHint(country) : undefined
  return example === undefined ? text : t('with_example', { text, example })
}
