import { a79Data, type Stretch, stretchOf } from '@voie-libre/domain/prepayment/stretch'
import { settings } from './settings.ts'

/** The stretch of road of this host. */
export const stretch = (): Stretch => stretchOf(settings().stretch ?? a79Data)
