import { plateHint } from '@voie-libre/domain/journey/plate'
import i18next from 'i18next'

/** Words a plate that the server refuses, with an example of its country. [RGAA 11.11] */
export function plateRefusal(country: string): string {
  const t = i18next.getFixedT(null, 'errors')
  const text = t('invalid_number_plate')
  const example = plateHint(country)
  return example === undefined ? text : t('with_example', { text, example })
}
