import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, faults, later, openPage, refused, type SentCall } from '../../testing/openPage.tsx'

const customers = '/services/v1/customers'
const widget = page.getByRole('region', { name: 'Alerte Info Passage' })
const join = widget.getByRole('button', { name: "S'inscrire" })
const quit = widget.getByRole('button', { name: 'Se désinscrire' })
const email = page.getByRole('textbox', { name: 'E-mail' })
const dialog = page.getByRole('dialog', { name: "L'alerte est déjà activée" })
const paidPlate = { 'form/plate': { licensePlate: 'EA200AA', country: 'FR' } }

/** Opens the confirmation of a payment. The operator knows of no alert, unless `answers` say so. */
async function openConfirmation(answers: Answers = {}, stored: Readonly<Record<string, unknown>> = paidPlate) {
  const calls = await openPage(
    '/payment/success',
    {
      'GET /services/v1/payments/4711': { status: 'SUCCEED', receiptSentTo: 'j***e@e***.org' },
      'GET /services/v1/whitelabels/payments/confirmation/page': {},
      [`GET ${customers}`]: { alertStatus: 'UNACTIVATED' },
      [`POST ${customers}`]: {},
      ...answers,
    },
    { stored: { sessionId: '4711', clientEmail: 'jeanne@example.org', ...stored } },
  )
  await expect.element(page.getByRole('button', { name: 'Télécharger le reçu' })).toBeVisible()
  return calls
}
const openResend = () => page.getByText('Envoyer à une autre adresse', { exact: true }).click()
const asked = (calls: readonly SentCall[]) =>
  calls.filter(({ name }) => name === `GET ${customers}`).map(({ query }) => query['email'])
const saved = (calls: readonly SentCall[]) =>
  calls.filter(({ name }) => name === `POST ${customers}`).map(({ body }) => body)

it(
  'after a payment the driver can subscribe and unsubscribe',
  {
    tags: ['RESULT-22', 'ALERT-16', 'ALERT-17', 'OPEN-44'],
  },
  async () => {
    const calls = await openConfirmation()
    await expect.element(widget).toMatchTextContent('Recevez un e-mail à j***e@e***.org à chaque passage.')
    await expect.element(widget).toMatchTextContent('EA-200-AA')
    await join.click()
    await expect.element(widget).toMatchTextContent("L'alerte est activée pour j***e@e***.org.")
    expect(await faults()).toEqual([])
    await quit.click()
    await expect.element(widget).toMatchTextContent("L'alerte n'est plus activée pour j***e@e***.org.")
    const client = { countryCode: 'FR', email: 'jeanne@example.org', numberPlate: 'EA200AA' }
    await expect
      .poll(() => saved(calls))
      .toEqual([true, false].map((allowedContact) => ({ ...client, allowedContact })))
  },
)

it(
  'a second address is added only after a question',
  {
    tags: ['ALERT-18', 'ALERT-19', 'ALERT-20', 'OPEN-59'],
  },
  async () => {
    const answers: (() => unknown)[] = [refused(400, 'bad_email_format'), () => ({})]
    const calls = await openConfirmation({
      [`GET ${customers}`]: { alertStatus: 'ACTIVATED_ANOTHER_EMAIL', hiddenEmail: 'p***@e***.org' },
      [`POST ${customers}`]: () => answers.shift()?.(),
    })
    await openResend()
    await email.fill('paul@example.org')
    await expect
      .element(widget)
      .toMatchTextContent("L'alerte de ce véhicule est activée pour une autre adresse e-mail.")
    await join.click()
    for (const text of ['EA-200-AA', 'p***@e***.org', 'paul@example.org'])
      await expect.element(dialog).toMatchTextContent(text)
    expect(await faults()).toEqual([])
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect.element(join).toHaveAttribute('aria-disabled', 'true')
    await expect.element(widget.getByRole('status')).toBeEmptyDOMElement()
    await expect.poll(() => saved(calls)).toEqual([])

    await email.fill('paul2@example.org')
    await join.click()
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent("L'email n'est pas valide")
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(widget).toMatchTextContent("L'alerte est activée pour paul2@example.org.")
    await expect.element(quit).not.toHaveAttribute('aria-disabled')
  },
)

it(
  'the status is requested half a second after a valid e-mail is typed, not once per key',
  {
    tags: ['ALERT-21', 'ALERT-22', 'F-INP-05'],
  },
  async () => {
    const calls = await openConfirmation()
    await openResend()
    await expect.element(join).not.toHaveAttribute('aria-disabled')
    await email.fill('jeanne@')
    await expect.element(join).toHaveAttribute('aria-disabled', 'true')
    const typedAt = performance.now()
    // Both at once: from here each key takes as long as the page waits.
    for (const typed of ['jeanne@example.f', 'jeanne@example.fr']) {
      Reflect.set(HTMLInputElement.prototype, 'value', typed, email.element()) // React sees it, unlike `input.value`
      email.element().dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    await expect.element(join).toHaveAttribute('aria-disabled', 'true')
    await expect.element(join).not.toHaveAttribute('aria-disabled')
    expect(performance.now() - typedAt).toBeGreaterThanOrEqual(490)
    await expect.poll(() => asked(calls)).toEqual(['jeanne@example.org', 'jeanne@example.fr'])
  },
)

it(
  'of two requests the latest wins, and a failed one can be repeated',
  {
    tags: ['ALERT-23', 'ALERT-24', 'F-NET-05'],
  },
  async () => {
    const late = later()
    const answers = new Map<string | undefined, (() => unknown)[]>([
      ['a@example.org', [() => late.promise]],
      ['b@example.org', [refused(500)]],
    ])
    const calls = await openConfirmation({
      [`GET ${customers}`]: ({ query }: SentCall) =>
        answers.get(query['email'])?.shift()?.() ?? { alertStatus: 'UNACTIVATED' },
    })
    await openResend()
    await email.fill('a@example.org')
    await expect.poll(() => asked(calls)).toContain('a@example.org')
    await email.fill('ab@example.org')
    await expect.element(join).not.toHaveAttribute('aria-disabled')
    late.resolve({ alertStatus: 'ACTIVATED' })
    await expect.element(widget).toMatchTextContent('Recevez un e-mail à ab@example.org')

    await email.fill('b@example.org')
    await expect.element(widget.getByRole('alert')).toMatchTextContent('Une erreur est apparue')
    await expect.element(join).toHaveAttribute('aria-disabled', 'true')
    await widget.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(join).not.toHaveAttribute('aria-disabled')
    await expect.element(widget.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(quit).not.toBeInTheDocument()
  },
)

it.each([
  ['the feature', { 'GET /services/v1/whitelabels/homepage': { actions: ['freeflow'] } }, paidPlate],
  ['a plate, as the notice had none', {}, {}],
])('without %s there is no widget', { tags: ['RESULT-22', 'OPEN-44', 'ALERT-25'] }, async (_, answers, stored) => {
  await openConfirmation(answers, stored)
  await expect.element(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
  // The code of the widget is there since the tests before, so that it would show at once.
  await expect.element(widget).not.toBeInTheDocument()
  await expect.element(page.getByText('Une erreur est survenue')).not.toBeInTheDocument()
})
