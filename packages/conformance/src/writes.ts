import { checkAllTokens, checkCustomer, checkRegistration, checkRenter, checkRenterCodes } from './accountWrites.ts'
import type { Caller, Options } from './caller.ts'
import { checkDriver } from './driverWrites.ts'

/**
 * The calls that change data, and the error codes of §8 that they must give. It contests a journey of `plate` and starts a
 * payment that nobody completes; accounts keep their data, except for a vehicle that it adds to the renter's fleet.
 */
export async function checkWrites(caller: Caller, options: Options): Promise<void> {
  await checkDriver(caller, options)
  await checkRegistration(caller, options)
  await checkCustomer(caller, options)
  await checkRenterCodes(caller)
  await checkRenter(caller, options)
  await checkAllTokens(caller, options)
}
