import { stored } from './stored.ts'

/** How this browser shows the lists of the renter's area. */
export const fleetDisplayAtom = stored['fleet/display']
