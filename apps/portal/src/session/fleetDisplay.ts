import { stored } from './stored.ts'

export const fleetDisplayAtom = stored['fleet/display']
