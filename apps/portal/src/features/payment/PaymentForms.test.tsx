import type { Billing, PrivateCardPayment } from '@voie-libre/contract/schemas/payment'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { BasketChange } from '@voie-libre/domain/payment/basketChange'
import { type PrivateCard, privateCardOf, privateCards } from '@voie-libre/domain/payment/methods'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { loadNamespaces, startI18n } from '../../i18n/setup.ts'
import { BasketChanges } from './BasketChanges.tsx'
import { BillingForm, useBilling } from './BillingForm.tsx'
import { PrivateCardForm } from './PrivateCardForm.tsx'

beforeAll(async () => {
  await startI18n('fr')
  await loadNamespaces(['payment', 'journeys', 'errors'])
})
beforeEach(() => sessionStorage.clear())

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const pay = page.getByRole('button', { name: /^Payer/ })

describe('the billing form', () => {
  const filled = {
    Prénom: 'Jeanne',
    Nom: 'Moreau',
    Adresse: '12 rue des Lilas',
    'Code postal': '03400',
    Ville: 'Moulins',
    'E-mail': 'jeanne@example.org',
  }

  function Form({ paid }: { paid: Billing[] }) {
    const form = useBilling(undefined)
    return <BillingForm form={form} amount="12,40 €" busy={false} row={null} onPay={(billing) => paid.push(billing)} />
  }
  async function open(): Promise<Billing[]> {
    const paid: Billing[] = []
    await render(<Form paid={paid} />)
    return paid
  }

  it(
    'asks for the fields that banks require, says why, and starts with France',
    { tags: ['PAY-04', 'PAY-20', 'PAY-21', 'CONST-01', 'DATA-20'] },
    async () => {
      const paid = await open()
      await expect
        .element(page.getByText(/imposés par les protocoles de sécurité bancaires pour le paiement/))
        .toBeVisible()
      for (const [name, token] of [
        ['Prénom', 'given-name'],
        ['Nom', 'family-name'],
        ['Adresse', 'street-address'],
        ['Code postal', 'postal-code'],
        ['Ville', 'address-level2'],
        ['E-mail', 'email'],
      ] as const)
        await expect.element(field(name)).toHaveAttribute('autocomplete', token)
      const country = page.getByRole('combobox', { name: 'Pays', exact: true })
      await expect.element(country).toHaveAttribute('autocomplete', 'country')
      await expect.element(country).toHaveValue('France')
      const group = page.getByRole('group', { name: 'Vos coordonnées de facturation' })
      for (const name of ['Prénom', 'Nom', 'Adresse', 'Code postal', 'Ville'])
        await expect.element(group.getByRole('textbox', { name, exact: true })).toBeVisible()
      await expect.element(group.getByRole('combobox', { name: 'Pays', exact: true })).toBeVisible()
      for (const [name, text] of Object.entries(filled)) await userEvent.fill(field(name), text)
      await userEvent.click(pay)
      await expect.poll(() => paid).toMatchObject([{ firstName: 'Jeanne', billingCountry: 'FR' }])
    },
  )

  it(
    'lists its missing fields, each with its own message, and sends nothing until they are filled in',
    { tags: ['VALID-32', 'VALID-33', 'VALID-34', 'VALID-35'] },
    async () => {
      const paid = await open()
      await userEvent.click(pay)
      await expect
        .element(page.getByRole('alert', { name: 'Veuillez remplir tous les champs obligatoires.' }))
        .toHaveFocus()
      for (const name of ['Prénom', 'Nom', 'Adresse', 'Code postal', 'Ville']) {
        await expect.element(field(name)).toHaveAccessibleDescription(`Indiquez votre ${name.toLowerCase()}`)
        await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
      }
      await expect.element(field('E-mail')).toHaveAccessibleDescription(/L'email est obligatoire/)
      for (const [name, text] of Object.entries(filled)) await userEvent.fill(field(name), text)
      await expect.element(page.getByText(/^Indiquez votre/)).not.toBeInTheDocument()
      await userEvent.fill(field('E-mail'), 'jeanne@')
      await expect.element(field('E-mail')).toHaveAccessibleDescription(/L'email n'est pas valide/)
      await userEvent.fill(field('Ville'), '   ')
      await expect.element(field('Ville')).toHaveAccessibleDescription('Indiquez votre ville')
      await userEvent.click(pay)
      // Also beside an invalid value.
      await expect
        .element(page.getByRole('alert', { name: 'Veuillez remplir tous les champs obligatoires.' }))
        .toHaveFocus()
      expect(paid).toEqual([])
    },
  )

  it(
    'reports a value that is too long without cutting it, and sends a value at the limit in full',
    { tags: ['VALID-36', 'OPEN-42', 'F-INP-03'] },
    async () => {
      const paid = await open()
      for (const [name, text] of Object.entries(filled)) await userEvent.fill(field(name), text)
      const limits = { Prénom: 22, Nom: 22, Adresse: 50, 'Code postal': 16, Ville: 50 }
      for (const [name, limit] of Object.entries(limits)) await userEvent.fill(field(name), 'x'.repeat(limit + 1))
      await userEvent.click(pay)
      for (const [name, limit] of Object.entries(limits)) {
        await expect.element(field(name)).toHaveAccessibleDescription(/trop/)
        await expect.element(field(name)).toHaveValue('x'.repeat(limit + 1))
        await userEvent.fill(field(name), 'x'.repeat(limit))
        await expect.element(field(name)).not.toHaveAttribute('aria-invalid')
      }
      expect(paid).toEqual([])
      await userEvent.click(pay)
      await expect.poll(() => paid).toMatchObject([{ firstName: 'x'.repeat(22), billingCity: 'x'.repeat(50) }])
    },
  )
})

describe('the form of a fuel card', () => {
  const typed = { 'Numéro de carte': '703512345678901234', "Date d'expiration": '09/40', Cryptogramme: '123' }

  async function open(type: string): Promise<PrivateCardPayment[]> {
    const card: PrivateCard | undefined = privateCardOf(type, privateCards)
    if (!card) throw new Error(`${type} is no private card`)
    const paid: PrivateCardPayment[] = []
    await render(
      <PrivateCardForm
        card={card}
        amount="12,40 €"
        email=""
        busy={false}
        row={null}
        refused={false}
        onPay={(one) => paid.push(one)}
      />,
    )
    return paid
  }
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(values)) await userEvent.fill(field(name), text)
  }

  it(
    'stays disabled while a field is invalid, and sends nothing by Enter',
    { tags: ['PAY-22', 'VALID-38', 'VALID-39', 'VALID-41', 'VALID-43', 'F-PAY-14'] },
    async () => {
      const paid = await open('TOTAL')
      await expect.element(pay).toBeDisabled()
      await fill({ ...typed, 'E-mail': 'jeanne@example.org' })
      await expect.element(pay).toBeEnabled()
      for (const [name, wrong] of [
        ['Numéro de carte', '70351234567890123'],
        ['Numéro de carte', '7035123456789012345'],
        ["Date d'expiration", '13/25'],
        ['Cryptogramme', '12'],
        ['Cryptogramme', '1234'],
      ] as const) {
        await userEvent.fill(field(name), wrong)
        await expect.element(pay).toBeDisabled()
        await userEvent.keyboard('{Enter}')
        await userEvent.fill(field(name), typed[name])
        await expect.element(pay).toBeEnabled()
      }
      for (const [wrong, text] of [
        ['', /L'email est obligatoire/],
        ['jeanne@', /L'email n'est pas valide/],
      ] as const) {
        await userEvent.fill(field('E-mail'), wrong)
        await userEvent.keyboard('{Enter}')
        await expect.element(field('E-mail')).toHaveAccessibleDescription(text)
        await expect.element(pay).toBeDisabled()
      }
      expect(paid).toEqual([])
    },
  )

  it(
    'drops letters and spaces of a pasted number, and names what is wrong',
    { tags: ['VALID-37', 'VALID-38', 'VALID-39', 'F-PAY-14'] },
    async () => {
      await open('DKV')
      await expect.element(field('Cryptogramme')).not.toBeInTheDocument()
      const number = field('Numéro de carte')
      await userEvent.fill(number, 'n° 7043-1234 5678.9012 3')
      await expect.element(number).toHaveValue('7043 1234 5678 9012 3')
      await userEvent.fill(number, '70431')
      await userEvent.keyboard('{Enter}')
      await expect.element(number).toHaveAccessibleDescription(/Le numéro de carte n'est pas valide/)
      const expiry = field("Date d'expiration")
      await userEvent.fill(expiry, '1340')
      await expect.element(expiry).toHaveValue('13/40')
      await expect.element(expiry).toHaveAccessibleDescription(/La date d'expiration n'est pas valide/)
    },
  )
})

describe('the changes of a basket', { tags: ['OPEN-64'] }, () => {
  const journey: Journey = {
    id: 'b',
    date: '2026-01-06T09:20:00',
    status: 'TERMINE',
    htPrice: 0,
    ttcPrice: 1100,
    totalPrice: 0,
    tvaPrice: 0,
    indemnity: 0,
    alreadyPaid: 0,
  }
  const cheaper = { ...journey, ttcPrice: 200 }
  it.each<[what: string, change: BasketChange, text: RegExp]>([
    ['a new journey', { kind: 'appeared', journey }, /06\/01\/26.*nouveau trajet.*11,00\s€/i],
    ['a journey that is gone', { kind: 'gone', journey }, /06\/01\/26.*n'est plus à payer/],
    ['a journey that was paid', { kind: 'paid', journey }, /06\/01\/26.*payé entre-temps/],
    [
      'a higher price',
      { kind: 'dearer', journey, before: 730, after: 1100 },
      /06\/01\/26.*11,00\s€ au lieu de 7,30\s€/,
    ],
    [
      'a lower price',
      { kind: 'cheaper', journey: cheaper, before: 730, after: 200 },
      /06\/01\/26.*2,00\s€ au lieu de 7,30\s€/,
    ],
    [
      'a journey at the prosecutor',
      { kind: 'recovery', journey },
      /06\/01\/26.*transmis à l'officier du ministère public \(OMP\)/,
    ],
  ])('name the journey and its sums: %s', async (_, change, text) => {
    await render(<BasketChanges changes={[change]} amount="20,00 €" />)
    expect(page.getByRole('listitem').element().textContent).toMatch(text)
    await expect.element(page.getByText(/20,00\s€/)).toBeVisible()
  })
})
