import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, faults, loggedIn, openPage, refused, type SentCall } from '../../testing/openPage.tsx'

const users = '/services/v1/public/users'
const email = 'paul.durand@example.org'
const password = 'Peage-2026!flux'
const main = page.getByRole('main')
const field = (name: string) => main.getByRole('textbox', { name })
const button = (name: string) => main.getByRole('button', { name })
const alert = main.getByRole('alert')
const terms = main.getByRole('checkbox', { name: /conditions générales/ })
const sent = (calls: readonly SentCall[], name: string) => calls.filter((call) => call.name === name)

/** Opens a page of the account, whose operator has a text about accounts. */
const open = (path: string, answers: Answers = {}, stored = {}) =>
  openPage(`/account/${path}`, { 'GET /services/v1/whitelabels/authentication-page': {}, ...answers }, { stored })
/** Answers one call after the other; the last one stays. */
const inTurn =
  (...replies: (() => unknown)[]) =>
  () =>
    (replies.length > 1 ? replies.shift() : replies[0])?.()

describe('the registration', () => {
  const register = `POST ${users}`
  const create = button('Créer un compte')
  const secret = field('Mot de passe')
  const again = field('Confirmation du mot de passe')

  it(
    'names what is missing, and is not sent before',
    { tags: ['VALID-07', 'VALID-08', 'VALID-20', 'F-INP-04'] },
    async () => {
      const calls = await open('register')
      await expect.element(field('E-mail')).toHaveAttribute('autocomplete', 'username')
      await expect.element(secret).toHaveAttribute('autocomplete', 'new-password')
      await expect.element(again).toHaveAttribute('autocomplete', 'new-password')
      await create.click()
      await expect.element(field('E-mail')).toHaveAccessibleDescription(/L'email est obligatoire/)
      await expect.element(secret).toHaveAccessibleDescription(/Le mot de passe est obligatoire/)
      await expect.element(main).toMatchTextContent("Veuillez accepter les conditions générales d'utilisation")
      await expect.element(field('E-mail')).toHaveFocus()
      expect(await faults()).toEqual([])
      await field('E-mail').fill(email)
      await terms.click()
      await secret.fill(`${password} `)
      await again.fill(password)
      await create.click()
      await expect.element(secret).toHaveAccessibleDescription(/Le mot de passe est mal formaté/)
      await expect.element(secret, { message: 'never trimmed, never cut' }).toHaveValue(`${password} `)
      await expect.element(again).toHaveAccessibleDescription(/Les deux mots de passe ne sont pas identiques/)
      await secret.fill(password)
      await expect.element(again, { message: 'as soon as they are' }).not.toHaveAccessibleDescription(/identiques/)
      await expect.poll(() => sent(calls, register)).toEqual([])
    },
  )

  it(
    'ticks off the rules of the password while typing',
    { tags: ['VALID-09', 'VALID-13', 'VALID-14', 'VALID-15', 'VALID-16', 'VALID-17', 'F-INP-06'] },
    async () => {
      await open('register')
      for (const [typed, text, met] of [
        ['', /^Aucun autre caractère/, false],
        ['a', /^Une lettre minuscule/, true],
        ['a', /^Une lettre majuscule/, false],
        ['aA', /^Une lettre majuscule/, true],
        ['aA1', /^Un chiffre/, true],
        ['aA1!', /^Un caractère spécial/, true],
        ['aA1!aaaa', /^8 caractères au minimum/, true],
        ['aA1!aaaa ', /^Aucun autre caractère/, false],
        ['aA1!'.padEnd(256, 'a'), /^255 caractères au maximum/, false],
      ] as const) {
        await secret.fill(typed)
        const rule = main.getByRole('listitem').filter({ hasText: text })
        await expect.element(rule, { message: typed }).toMatchTextContent(met ? '(respectée)' : '(')
        expect(rule.element().querySelectorAll('svg'), typed).toHaveLength(met ? 1 : 0)
      }
    },
  )

  it(
    'shows a refusal at its field and keeps all values, and then says what comes next',
    { tags: ['ERROR-07', 'ERROR-08', 'ERROR-12', 'ERROR-13', 'OPEN-51', 'OPEN-52'] },
    async () => {
      const cases = [
        ['email_already_used', field('E-mail'), 'Cet email est déjà utilisé'],
        ['bad_email_format', field('E-mail'), "L'email n'est pas valide"],
        ['bad_password_security', secret, 'Le mot de passe est mal formaté'],
        ['cgu_mandatory', terms, "Veuillez accepter les conditions générales d'utilisation"],
      ] as const
      const again2 = `POST ${users}/${encodeURIComponent(email)}/activationCodes`
      const calls = await open('register', {
        [register]: inTurn(...cases.map(([code]) => refused(400, code)), () => undefined),
        [again2]: undefined,
      })
      await field('E-mail').fill(` ${email} `)
      await secret.fill(password)
      await again.fill(password)
      await terms.click()
      for (const [code, where, text] of cases) {
        await create.click()
        await expect.element(where, { message: code }).toHaveAccessibleDescription(new RegExp(text))
        await expect.element(where, { message: code }).toHaveFocus()
      }
      await expect.element(secret).toHaveValue(password)
      await create.click()
      const done = main.getByRole('region', { name: "Plus qu'une étape" })
      await expect.element(done).toHaveFocus()
      await expect.element(done).toMatchTextContent(`Un e-mail d'activation a été envoyé à ${email}`)
      expect(await faults()).toEqual([])
      await expect.poll(() => sent(calls, register).at(-1)?.body).toEqual({ email, password, cgu: true })
      await button("Renvoyer l'e-mail").click()
      await expect.element(done.getByRole('status')).toMatchTextContent("Un nouvel e-mail d'activation a été envoyé")
      await expect.poll(() => sent(calls, again2)).toHaveLength(1)
    },
  )
})

describe('the login', () => {
  const token = `POST ${users}/token`
  const plates = 'GET /services/v1/users/me/plates'
  const secret = field('Mot de passe')
  async function logIn() {
    await field('E-mail').fill(email)
    await secret.fill(password)
    await button('Se connecter').click()
  }
  /** The answer to a login. */
  const accepted = { ...loggedIn('customer')['user/token'] }

  it('accepts password managers and pasting', { tags: ['F-INP-04', 'HARDENING-6.2.6'] }, async () => {
    await open('login')
    await expect.element(field('E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect.element(secret).toHaveAttribute('autocomplete', 'current-password')
    await expect.element(secret).toHaveAttribute('type', 'password')
    const long = `${'x'.repeat(254)} `
    await secret.click()
    document.execCommand('insertText', false, long) // the whole text at once, as pasting does
    await expect.element(secret).toHaveValue(long)
  })

  it(
    'explains each refusal, sends no second time by itself and keeps its values',
    { tags: ['ERROR-01', 'ERROR-33', 'ERROR-35', 'F-SES-13'] },
    async () => {
      const offline = () => {
        throw new TypeError('Failed to fetch')
      }
      const cases = [
        [offline, /Pas de connexion/],
        [
          refused(400, 'provide_email_and_password_or_refresh_token'),
          /Veuillez saisir votre email et votre mot de passe/,
        ],
        [refused(400, 'captcha_mandatory'), /Veuillez valider le captcha/],
        [refused(400, 'unheard_of'), /^Une erreur est apparue, veuillez réessayer plus tard\.$/],
        [refused(429, 'user_temporary_blocked'), /^Trop de tentatives infructueuses, veuillez réessayer dans/],
      ] as const
      const calls = await open('login', { [token]: inTurn(...cases.map(([answer]) => answer)) })
      for (const [, text] of cases) {
        await logIn()
        await expect.element(alert).toMatchTextContent(text)
      }
      await expect.element(field('E-mail')).toHaveValue(email)
      await expect.element(secret).toHaveValue(password)
      expect(await faults()).toEqual([])
      await expect.poll(() => sent(calls, token)).toHaveLength(cases.length)
    },
  )

  it('does not tell an unknown e-mail from a wrong password', { tags: ['ERROR-34', 'HARDENING-6.3.8'] }, async () => {
    await open('login', { [token]: refused(400, 'user_not_found') })
    await logIn()
    await expect.element(alert).toHaveTextContent("Le mot de passe ou l'email est incorrect")
    await expect.element(field('E-mail')).toHaveAccessibleDescription(/Le mot de passe ou l'email est incorrect/)
    for (const name of ['E-mail', 'Mot de passe'])
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
  })

  it('before the activation offers to send the mail again', { tags: ['ERROR-31', 'API-08'] }, async () => {
    const again = `POST ${users}/${encodeURIComponent(email)}/activationCodes`
    const calls = await open('login', { [token]: refused(403, 'user_not_activated'), [again]: undefined })
    await logIn()
    await expect.element(alert).toHaveTextContent("Ce compte n'est pas encore activé")
    await button("Renvoyer l'e-mail d'activation").click()
    await expect.element(main.getByRole('status')).toMatchTextContent('vous allez recevoir un e-mail')
    await expect.poll(() => sent(calls, again)).toHaveLength(1)
  })

  it.each([
    ['the vehicle is offered to be added', [], '/account/profile?vehicle=searched'],
    ['the journeys open', [{ id: 'own', numberPlate: 'EA200AA', countryCode: 'FR' }], '/travels'],
  ])('after a search %s', { tags: ['OPEN-11', 'OPEN-51'] }, async (_, own, address) => {
    const journeys = { type: 'resume', journeys: [], sessionId: 's', plate: 'EA200AA', countryCode: 'FR' }
    const found = { id: '4711', htPrice: 0, ttcPrice: 450, totalPrice: 0, tvaPrice: 0, indemnity: 0, alreadyPaid: 0 }
    await open(
      'login',
      { [token]: accepted, [plates]: own },
      {
        journeys: { ...journeys, journeys: [{ ...found, status: 'TERMINE', date: '2026-01-05T08:10:00+01:00' }] },
        sessionId: 's',
        'form/plate': { licensePlate: 'EA200AA', country: 'FR' },
      },
    )
    await logIn()
    await expect.poll(() => location.pathname + location.search).toBe(address)
    await expect.poll(() => localStorage.getItem('journeys'), { message: 'a login forgets no search' }).not.toBeNull()
  })
})

describe('the link of an activation', { tags: ['OPEN-52', 'API-08', 'F-SES-12'] }, () => {
  const activate = `POST ${users}/1/activate`

  it('that is incomplete or has expired leads to a new one', { tags: ['ERROR-28', 'ERROR-29'] }, async () => {
    const again = `POST ${users}/${encodeURIComponent(email)}/activationCodes`
    await open('activate?id=1')
    await expect.element(alert).toMatchTextContent('Le lien est incomplet')
    const calls = await open('activate?id=1&code=2', {
      [activate]: refused(400, 'expired_activation_code'),
      [again]: undefined,
    })
    await expect.element(alert).toMatchTextContent('Le lien a expiré')
    expect(await faults()).toEqual([])
    await field('E-mail').fill(email)
    await button("Renvoyer l'e-mail").click()
    await expect.element(main).toMatchTextContent('Si un compte')
    await expect.poll(() => sent(calls, again)).toHaveLength(1)
  })

  it('that is wrong says so, and one that was used before leads to the login', { tags: ['ERROR-30'] }, async () => {
    await open('activate?id=1&code=2', { [activate]: refused(400, 'invalid_activation_code') })
    await expect.element(alert).toMatchTextContent("Le lien d'activation n'est pas valide")
    const calls = await open('activate?id=1&code=2', { [activate]: refused(400, 'user_already_activated') })
    const before = main.getByRole('region', { name: 'Ce compte est déjà activé' })
    await expect.element(before.getByRole('link', { name: 'Se connecter' })).toBeVisible()
    expect(
      sent(calls, activate).map(({ body }) => body),
      'one call for one load',
    ).toEqual([{ code: '2' }])
    await expect.poll(() => location.search, { message: 'the code leaves the address' }).toBe('')
  })
})

it(
  'a link to a new password that has expired leads to another one, whose answer does not tell who has an account',
  { tags: ['OPEN-52', 'ERROR-32', 'API-20', 'API-21'] },
  async () => {
    const code = `POST ${users}/nobody%40example.org/passwords/codes`
    const calls = await open('changePassword?id=1&code=2', {
      [`PUT ${users}/1/passwords`]: refused(400, 'expired_password_reset_code'),
      [code]: undefined,
    })
    await field('Nouveau mot de passe').fill(password)
    await field('Confirmation du mot de passe').fill(password)
    await button('Enregistrer').click()
    await expect.element(alert).toHaveTextContent('Le lien a expiré')
    expect(await faults()).toEqual([])
    await button('Recevoir un nouveau lien').click()
    await field('E-mail').fill('nobody@example.org')
    await button('Envoyer').click()
    await expect.element(main).toMatchTextContent('Si un compte existe pour nobody@example.org')
    await expect.poll(() => sent(calls, code)).toHaveLength(1)
  },
)
