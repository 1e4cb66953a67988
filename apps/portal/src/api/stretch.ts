import { a79Data, type Stretch, stretchOf } from '@voie-libre/domain/prepayment/stretch'
import { settings } from './settings.ts'

export const stretch = (): Stretch => stretchOf(settings().stretch ?? a79Data)

const gateOf = (label: string | undefined) => (label === undefined ? undefined : { id: label, label })

export const wayBetween = (from: string | undefined, to: string | undefined): string =>
  stretch().wayText({ in: gateOf(from), out: gateOf(to) })
