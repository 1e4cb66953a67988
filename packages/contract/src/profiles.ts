/**
 * What an operator may have. `payment` is what every operator has: search, payment, receipts and content. Each other profile
 * adds a part; the portal offers no part that the operator does not have, and the conformance check does not ask for it.
 */
export const operatorProfiles = ['payment', 'accounts', 'claims', 'alerts', 'prepayment', 'renters'] as const
export type OperatorProfile = (typeof operatorProfiles)[number]

/** The calls of each profile by name, in addition to those of `payment`, which are all others. A call may serve two. */
const callsOfProfiles: Readonly<Record<Exclude<OperatorProfile, 'payment'>, readonly string[]>> = {
  accounts: [
    'plateOwners',
    'registerUser',
    'activateUser',
    'userActivationCode',
    'userToken',
    'readProfile',
    'updateProfile',
    'deleteAccount',
    'myPlates',
    'myVehicles',
    'addPlate',
    'updatePlate',
    'removePlate',
    'paidHistory',
    'userPasswordCode',
    'setUserPassword',
    'refreshUserToken',
    'logoutUser',
    'authenticatedDetailedJourneys',
    'readAuthenticationPage',
    'vehicle',
  ],
  claims: ['readClaimReasons', 'sendClaim'],
  alerts: ['readAlert', 'saveAlert', 'confirmAlert', 'unsubscribeAlerts'],
  prepayment: ['readPrepaymentPage', 'journeyPrice', 'vehicle'],
  renters: [
    'renterToken',
    'setRenterPassword',
    'renterPasswordCode',
    'activateRenter',
    'renterActivationCode',
    'readRenter',
    'updateRenter',
    'deleteRenter',
    'fleetJourneys',
    'exportFleetJourneys',
    'importPlates',
    'exportPlates',
    'fleetPlates',
    'addFleetPlate',
    'closeFleetPlate',
    'closeFleetPlates',
    'matchContracts',
    'refreshRenterToken',
    'logoutRenter',
    'readAuthenticationPage',
  ],
}

/** The profiles that a call belongs to: an operator with one of them answers it. */
export function profilesOfCall(name: string): readonly OperatorProfile[] {
  const named = operatorProfiles.filter((profile) => profile !== 'payment' && callsOfProfiles[profile].includes(name))
  return named.length > 0 ? named : ['payment']
}

/** Whether an operator with these profiles answers a call; without a list it has all profiles. `payment` needs no naming. */
export const isInProfiles = (name: string, profiles: readonly OperatorProfile[] = operatorProfiles): boolean =>
  profilesOfCall(name).some((profile) => profile === 'payment' || profiles.includes(profile))
