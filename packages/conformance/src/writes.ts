import { checkAllTokens, checkCustomer, checkRegistration, checkRenter, checkRenterCodes } from './accountWrites.ts'
import type { Caller, Options } from './caller.ts'
import { checkDriver } from './driverWrites.ts'

/**
 * Checks the calls that change data and their error codes of §8. Contests a journey of `plate`, starts a payment that
 * nobody completes, and adds vehicles to the renter's fleet; accounts otherwise keep their data.
 */
export async function checkWrites(caller: Caller, options: Options): Promise<void> {
  await checkDriver(caller, options)
  await checkRegistration(caller, options)
  await checkCustomer(caller, options)
  await checkRenterCodes(caller)
  await checkRenter(caller, options)
  await checkAllTokens(caller, options)
}
