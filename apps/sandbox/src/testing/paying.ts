import type { ProviderHandover } from '@voie-libre/contract/schemas/payment'
import { origin, type SandboxClient } from './testKit.ts'

export const billing = {
  firstName: 'Camille',
  lastName: 'Durand',
  billingAddress: '12 rue des Tilleuls',
  billingZipcode: '03000',
  billingCity: 'Moulins',
  billingCountry: 'fr',
  email: 'camille@example.org',
}

export const formOf = ({ parameters }: ProviderHandover) =>
  new URLSearchParams(parameters.map((one): [string, string] => [one.pspVariableName, one.pspVariableValue]))

/** Sends the hidden form as a browser does; the answer redirects to the provider's page. */
export const handedOver = (
  { send }: Pick<SandboxClient, 'send'>,
  handover: ProviderHandover,
  form = formOf(handover),
) => (handover.psp === 'AXEPTA' ? send('POST', `${handover.url}?${form.toString()}`) : send('POST', handover.url, form))

/** The address of the provider's page, whose query its own form sends back with a decision. */
export async function providerPage(client: Pick<SandboxClient, 'send'>, handover: ProviderHandover): Promise<URL> {
  const { headers } = await handedOver(client, handover)
  return new URL(headers.get('location') ?? '', origin)
}
