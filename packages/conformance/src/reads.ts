import * as accounts from '@voie-libre/contract/calls/accounts'
import { readAlert } from '@voie-libre/contract/calls/alerts'
import { captchaChallenge } from '@voie-libre/contract/calls/captcha'
import { readClaimReasons } from '@voie-libre/contract/calls/claims'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import * as journeys from '@voie-libre/contract/calls/journeys'
import * as payments from '@voie-libre/contract/calls/payments'
import * as renters from '@voie-libre/contract/calls/renters'
import * as content from '@voie-libre/contract/calls/whitelabel'
import type { Caller, Options } from './caller.ts'
import type { Given } from './send.ts'

/** Makes all reading calls of the contract, changes nothing, and returns the tokens of the accounts. */
export async function checkReads(caller: Caller, options: Options) {
  const { ask, refused, reportNotTried, captchaToken, login } = caller
  const { country = 'FR', plate = 'AB-123-CD', notice } = options
  await ask(content.readProvider)
  const home = await ask(content.readHome)
  await ask(content.readFooter)
  await ask(content.readToPayPage)
  await ask(content.readPrepaymentPage)
  await ask(content.readConfirmationPage)
  for (const type of ['user', 'renter']) await ask(content.readAuthenticationPage, { query: { type } })

  const article = home?.sliderBlockArticlesIds[0] ?? home?.listBlockArticles.find(({ id }) => id !== undefined)?.id
  if (article === undefined) reportNotTried(content.readArticle, 'home names no article')
  else await ask(content.readArticle, { id: article })
  await refused(content.readArticle, { id: 'no-such-article' }, 'there is no such article')

  const faq = await ask(content.readFaq)
  const category = faq?.categories[0]?.id
  if (category === undefined) {
    for (const call of [content.readFaqCategory, content.readFaqArticle, content.readCategorySmartForm]) {
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

  await ask(captchaChallenge, { query: { action: 'journeys' } })
  await ask(journeys.vehicle, { query: { plate, plateCountry: country } })
  await refused(journeys.journeysOfPlate, { query: { plate, country } }, 'the captcha token is missing', [
    'captcha_mandatory',
  ])
  const found = await ask(journeys.journeysOfPlate, {
    query: { plate, country, captchaToken: await captchaToken('journeys') },
  })
  const search = async (given: Record<string, string>) => ({
    query: { plate, country, captchaToken: await captchaToken('journeys'), ...given },
  })
  const { journeysOfPlate, detailedJourneys } = journeys
  const reversed = { startTime: '2026-03-02T10:00:00', endTime: '2026-03-01T10:00:00' }
  await refused(journeysOfPlate, await search(reversed), 'it ends before it starts', ['invalid_date_range'])
  await refused(journeysOfPlate, await search({ country: '' }), 'the country is missing', ['country_code_mandatory'])
  await refused(journeysOfPlate, await search({ plate: '---' }), 'this is no plate', ['invalid_number_plate'])
  const unknown = { query: { caseNumber: 'NO-SUCH-NUMBER', captchaToken: await captchaToken('journeys') } }
  await refused(detailedJourneys, unknown, 'there is no such number', ['immatriculation_not_found'])
  const foreign = { query: { sessionId: 'no-such-session' } }
  await refused(detailedJourneys, foreign, 'there is no such session', ['payment_session_invalid'])
  const sessionId = found?.sessionId
  if (notice !== undefined) {
    await ask(detailedJourneys, { query: { caseNumber: notice, captchaToken: await captchaToken('journeys') } })
  }
  if (sessionId === undefined) reportNotTried(journeys.journeysCompany, 'the plate search gave no sessionId')
  else {
    await ask(detailedJourneys, { query: { sessionId } })
    await ask(journeys.journeysCompany, { query: { sessionId } })
  }
  await ask(journeys.journeyPrice, { query: { plate, plateCountry: country, in: '23', out: '34', category: '1' } })

  await refused(payments.paymentStatus, { id: 'no-such-session' }, 'there is no such payment')
  await refused(payments.paymentEmail, { id: 'no-such-session' }, 'there is no such payment')
  await refused(payments.receipt, { query: { sessionId: 'no-such-session' } }, 'there is no such payment')

  await ask(readAlert, { query: { countryCode: country, plate, email: 'nobody@example.org' } })
  for (const type of ['CNP', 'LATE_PAYMENT', 'FREE_FLOW']) await ask(readClaimReasons, { query: { type } })

  await ask(accounts.plateOwners, { query: { numberPlate: plate, countryCode: country } })
  const customer = (await login(accounts.userToken, options.customer))?.accessToken
  const plates = customer === undefined ? undefined : await ask(accounts.myPlates, { token: customer })
  const own = plates?.[0]
  const ownQuery = { plate: own?.numberPlate ?? plate, country: own?.countryCode ?? country }
  const customerCalls: [Endpoint, Given][] = [
    [accounts.readProfile, {}],
    [accounts.myVehicles, {}],
    [accounts.paidHistory, {}],
    [journeys.authenticatedDetailedJourneys, { query: ownQuery }],
  ]
  for (const [endpoint, given] of customerCalls) {
    if (customer !== undefined) await ask(endpoint, { ...given, token: customer })
    await refused(endpoint, given, 'nobody is logged in')
  }
  if (customer === undefined) await refused(accounts.myPlates, {}, 'nobody is logged in')

  const renter = (await login(renters.renterToken, options.renter))?.accessToken
  const paged = { query: { page: '1', pageSize: '10' } }
  const renterCalls: [Endpoint, Given][] = [
    [renters.readRenter, {}],
    [renters.fleetJourneys, paged],
    [renters.fleetPlates, paged],
    [renters.exportFleetJourneys, {}],
    [renters.exportPlates, {}],
  ]
  for (const [endpoint, given] of renterCalls) {
    if (renter !== undefined) await ask(endpoint, { ...given, token: renter })
    await refused(endpoint, given, 'nobody is logged in')
  }
  return { customer, renter }
}
