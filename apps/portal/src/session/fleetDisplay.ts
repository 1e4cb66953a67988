import { storedAtom } from './stored.ts'

/** How this browser shows the lists of the renter's area. */
export const fleetDisplayAtom = storedAtom('fleet/display')
