import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import * as accounts from '@voie-libre/contract/calls/accounts'
import { readAlert } from '@voie-libre/contract/calls/alerts'
import { readClaimReasons } from '@voie-libre/contract/calls/claims'
import * as journeys from '@voie-libre/contract/calls/journeys'
import * as payments from '@voie-libre/contract/calls/payments'
import { receiptKeys } from '@voie-libre/contract/calls/receiptKeys'
import * as content from '@voie-libre/contract/calls/whitelabel'
import { totalDue } from '@voie-libre/domain/journey/price'
import { amountFault, listFaults, unmasked } from './amounts.ts'
import type { Caller } from './caller.ts'
import type { Options } from './options.ts'
import { newPlate } from './testData.ts'

// These checks change nothing.

export async function checkContent({ ask, peek, proved, refused, reportNotTried }: Caller): Promise<void> {
  await ask(content.readProvider)
  const home = await ask(content.readHome)
  const english = await peek(content.readHome, { language: 'en' })
  proved(content.readHome, 'the language asked for', [
    english !== undefined &&
      JSON.stringify(english) === JSON.stringify(home) &&
      'answers the same texts to accept-language fr and en: answer in the language that is asked for',
  ])
  const { readFooter, readToPayPage, readPrepaymentPage, readConfirmationPage } = content
  for (const call of [readFooter, readToPayPage, readPrepaymentPage, readConfirmationPage]) await ask(call)
  for (const type of ['user', 'renter']) await ask(content.readAuthenticationPage, { query: { type } })

  const article = home?.sliderBlockArticlesIds[0] ?? home?.listBlockArticles.find(({ id }) => id !== undefined)?.id
  if (article === undefined) reportNotTried(content.readArticle, 'home names no article')
  else await ask(content.readArticle, { id: article })
  await refused(content.readArticle, { id: 'no-such-article' }, 'there is no such article')

  const category = (await ask(content.readFaq))?.categories[0]?.id
  if (category === undefined) {
    const { readFaqCategory, readFaqArticle, readCategorySmartForm, readSmartForm } = content
    for (const call of [readFaqCategory, readFaqArticle, readCategorySmartForm, readSmartForm]) {
      reportNotTried(call, 'the help centre has no category')
    }
  } else {
    const page = await ask(content.readFaqCategory, { id: category })
    const faqArticle = page?.articles.find(({ articleType }) => articleType !== 'URL')?.id
    if (faqArticle === undefined) reportNotTried(content.readFaqArticle, 'the first help category has no article')
    else await ask(content.readFaqArticle, { id: faqArticle })
    const node = await ask(content.readCategorySmartForm, { id: category })
    if (node) await ask(content.readSmartForm, { id: node.id })
  }
  await ask(content.readFaqArticles)
  await ask(content.readContactForm)
}

export async function checkUnpaid({ ask, refused }: Caller): Promise<void> {
  await refused(payments.paymentStatus, { id: 'no-such-session' }, 'there is no such payment')
  await refused(payments.paymentEmail, { id: 'no-such-session' }, 'there is no such payment')
  await refused(payments.receipt, { query: { sessionId: 'no-such-session' } }, 'there is no such payment')
  await ask(receiptKeys)
}

export async function checkForms({ ask, proved, country, plate }: Caller) {
  const alert = await ask(readAlert, { query: { countryCode: country, plate, email: 'nobody@example.org' } })
  proved(readAlert, 'masked e-mails', [unmasked(alert?.hiddenEmail)])
  for (const type of ['CNP', 'LATE_PAYMENT', 'FREE_FLOW']) await ask(readClaimReasons, { query: { type } })
}

export async function checkCustomer(caller: Caller): Promise<void> {
  const { ask, owned, peek, proved, refused, loginOf, country, plate } = caller
  const owners = await ask(accounts.plateOwners, { query: { numberPlate: plate, countryCode: country } })
  proved(accounts.plateOwners, 'masked e-mails', owners?.map(unmasked) ?? [])
  const login = await loginOf('customer')
  const token = login?.accessToken
  const plates = token === undefined ? undefined : await ask(accounts.myPlates, { token })
  const own = plates?.find(({ due }) => (due?.amount ?? 0) > 0) ?? plates?.[0]
  const ownQuery = { plate: own?.numberPlate ?? plate, country: own?.countryCode ?? country }
  const { authenticatedDetailedJourneys } = journeys
  await owned(token, [
    [accounts.readProfile, {}],
    [accounts.myVehicles, {}],
    [accounts.paidHistory, {}],
    [authenticatedDetailedJourneys, { query: ownQuery }],
  ])
  if (token === undefined) return refused(accounts.myPlates, {}, 'nobody is logged in')

  const ends = Date.parse(login?.expirationDate ?? '')
  const hasEnded = `expirationDate ${login?.expirationDate} is past: send the instant at which the token ends, in UTC`
  proved(accounts.userToken, 'the life of a token', [!(ends > Date.now()) && hasEnded])
  const set = await peek(authenticatedDetailedJourneys, { query: ownQuery, token })
  proved(authenticatedDetailedJourneys, 'the journeys of a plate', listFaults(set?.journeys ?? [], ownQuery.plate))
  const payable = set?.journeys.filter(({ status, paymentLimit }) => status === 'TERMINE' && paymentLimit !== 'OMP')
  proved(accounts.myPlates, 'what a plate owes', [
    own?.due && payable && amountFault('due.amount', own.due.amount, totalDue(payable), 'euros'),
  ])
  const history = (await peek(accounts.paidHistory, { token })) ?? []
  proved(accounts.paidHistory, 'sums and order', [
    ...history.map(({ amount, journeys: lines }) =>
      amountFault(
        'amount',
        amount,
        lines.reduce((sum, line) => sum + line.amount, 0),
        'euros',
      ),
    ),
    history.some(({ paidAt }, at) => at > 0 && paidAt > (history[at - 1]?.paidAt ?? '')) &&
      'is not sorted: send the newest payment first',
  ])
  const foreign = { query: { plate: newPlate(), country }, token }
  await refused(authenticatedDetailedJourneys, foreign, "the plate is not one of the customer's")
  await refused(accounts.readProfile, { token: `${token.slice(0, -4)}AAAA` }, 'the token is forged')
  const other = await loginOf('renter')
  if (other) await refused(accounts.readProfile, { token: other.accessToken }, "the token is a renter's")
}

/** A request of the payment provider to the operator's server, as it was received. */
const notificationFile = z.object({
  url: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  body: z.string(),
})

/** Checks a payment that somebody has completed, and that its notification may arrive again. Nothing is debited. */
export async function checkPaid(caller: Caller, options: Options): Promise<void> {
  const { ask, peek, proved, refused } = caller
  const { paid, notification } = options
  if (paid === undefined) return
  const before = await ask(payments.paymentStatus, { id: paid })
  const status = before?.status.toUpperCase()
  proved(payments.paymentStatus, 'a completed payment', [
    status !== 'SUCCEED' && `is ${before?.status}: once the provider has debited the driver, answer SUCCEED`,
    before?.debited === false && 'debited is false, so the driver would be told to pay again: answer true',
  ])
  await ask(payments.paymentEmail, { id: paid })
  await ask(payments.receipt, { query: { sessionId: paid } })
  const again = { query: { sessionId: paid }, body: [] }
  await refused(payments.payAllJourneys, again, 'its journeys are paid', 'session_without_journeys')
  if (notification === undefined) return
  const { url, headers = {}, body } = z.parse(notificationFile, JSON.parse(readFileSync(notification, 'utf8')))
  const send = options.fetch ?? fetch
  const statuses: number[] = []
  for (const _ of ['again', 'and again'])
    statuses.push((await send(new Request(url, { method: 'POST', headers, body }))).status)
  const after = await peek(payments.paymentStatus, { id: paid })
  proved(payments.paymentStatus, 'a repeated notification', [
    statuses.some((one) => one >= 300) &&
      `the provider's notification gets ${statuses.join(', ')} when it comes again: accept it, or it comes for days`,
    after?.status !== before?.status &&
      `is ${after?.status} after the same notification came again: record each notification once`,
  ])
}
