import { useResource } from '../../../api/resource.ts'
import { homeData } from '../../../api/whitelabel.ts'

/** Whether the operator takes claims online; false until that is known. */
export const useTakesClaims = (): boolean => useResource(homeData()).data?.actions.includes('payment-notice') ?? false
