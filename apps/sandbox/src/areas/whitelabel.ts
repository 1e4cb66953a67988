import * as calls from '@voie-libre/contract/calls/whitelabel'
import type { Article, SmartFormNode } from '@voie-libre/contract/schemas/content'
import * as schemas from '@voie-libre/contract/schemas/content'
import * as z from 'zod/mini'
import { reserveAttempt } from '../auth/attempts.ts'
import { verifyCaptcha } from '../auth/captcha.ts'
import { type Content, contentOf } from '../content/content.ts'
import { sendMail } from '../content/mails.ts'
import { ApiProblem, checkedEmail } from '../http/problem.ts'
import type { Call, Core } from '../http/server.ts'
import { checkedUploads } from '../http/uploads.ts'
import { insert } from '../store/db.ts'
import { overridesOf } from '../store/operators.ts'
import { nextReference } from '../store/settings.ts'

type ContentCall = Pick<Call, 'db' | 'operator' | 'language'>

/** Serves the content of an operator and the contact form. [§7.3] */
export function whitelabel({ serve, db }: Core): void {
  serve(calls.readProvider, (call) => partOf(call, schemas.provider, 'provider'))
  serve(calls.readHome, (call) => partOf(call, schemas.homePage, 'homepage'))
  serve(calls.readFooter, async (call) => {
    const { content, changed } = await shown(call)
    return z.decode(schemas.footer, Array.isArray(changed['footer']) ? changed['footer'] : content.footer)
  })
  serve(calls.readToPayPage, async (call) => {
    const lastUpdate = `${call.now.toISOString().slice(0, 13)}:00:00Z`
    const page = await partOf(call, schemas.toPayPage, 'toPay')
    return { ...page, lastUpdate: page.lastUpdate ?? lastUpdate }
  })
  serve(calls.readPrepaymentPage, (call) => partOf(call, schemas.prepaymentPage, 'prepayment', ['journeyPicture']))
  serve(calls.readConfirmationPage, (call) => partOf(call, schemas.confirmationPage, 'confirmation'))
  serve(calls.readAuthenticationPage, async (call) => {
    return schemas.authenticationPage.parse(entry(await shown(call), 'authentication', call.query.type))
  })

  serve(calls.readFaq, faqOf)
  serve(calls.readFaqCategory, async (call) =>
    schemas.faqCategoryPage.parse(entry(await shown(call), 'faqCategories', call.params['id'])),
  )
  const oneArticle = async (call: ContentCall & Pick<Call, 'params'>) => {
    const id = call.params['id']
    return schemas.article.parse({ id, ...entry(await shown(call), 'articles', id) })
  }
  serve(calls.readFaqArticle, oneArticle)
  serve(calls.readFaqArticles, async (call) => {
    const content = await shown(call)
    const { categories } = await faqOf(call)
    const found = new Map<string, Article>()
    for (const category of categories) {
      const { title, articles } = schemas.faqCategoryPage.parse(entry(content, 'faqCategories', category.id))
      for (const listed of articles) {
        if (found.has(listed.id)) continue
        const whole = knownEntry(content, 'articles', listed.id)
        found.set(listed.id, schemas.article.parse({ ...whole, ...listed, faqCategory: { id: category.id, title } }))
      }
    }
    return [...found.values()]
  })
  serve(calls.readArticle, oneArticle)

  serve(calls.rateFaqArticle, async (call) => {
    const { id } = await oneArticle(call)
    const { operator, body, now } = call
    await insert(db, 'article_ratings', { article: id, operator, useful: body.useful, at: now })
  })

  serve(calls.readCategorySmartForm, async (call) => {
    const { smartFormRoots } = contentOf(call.operator, call.language)
    return node(call, smartFormRoots[call.params['id'] ?? ''])
  })
  serve(calls.readSmartForm, (call) => node(call, call.params['id']))

  serve(calls.readContactForm, contactOf)
  serve(calls.sendContact, async (call) => {
    await verifyCaptcha(db, 'contact', call.query.captchaToken)
    const { files: _, ...fields } = call.body
    const email = checkedEmail(fields.email)
    for (const field of [fields.lastName, fields.firstName, fields.message]) {
      if (field.trim() === '') throw new ApiProblem('required')
    }
    const { contactFormEntries } = await contactOf(call)
    if (fields.entryId !== undefined && !contactFormEntries.some(({ id }) => id === fields.entryId))
      throw new ApiProblem('invalid_request')
    const uploads = await checkedUploads(call.files('files'), { tooBig: 'claim_files_toobig_contact', most: 10 })

    await reserveAttempt(call, 'mail', email)
    const files = uploads.map(({ name, type, content }) => ({ name, type, size: content.length }))
    const reference = await nextReference(db, 'M')
    const sent = { fields: JSON.stringify(fields), files: JSON.stringify(files) }
    await insert(db, 'contact_messages', { id: reference, at: call.now, operator: call.operator, ...sent })
    const { firstName, lastName } = fields
    await sendMail(call, email, 'contact', { firstName, lastName, reference })
  })
}

/** The seeded content, and what scripts have changed in it. */
const shown = async ({ db, operator, language }: ContentCall) => ({
  content: contentOf(operator, language),
  changed: await overridesOf(db, operator),
})
type Shown = Awaited<ReturnType<typeof shown>>

/**
 * Decodes a part of the content, with the changes of scripts. A script names a field of `fields` alone
 * (`{"actions": []}`) or any field under its part (`{"homepage": {"title": ""}}`), which takes precedence.
 */
async function partOf<Schema extends z.ZodMiniObject>(
  call: ContentCall,
  schema: Schema,
  part: keyof Content,
  fields: readonly string[] = Object.keys(schema.shape),
): Promise<z.output<Schema>> {
  const { content, changed } = await shown(call)
  const alone = Object.fromEntries(Object.entries(changed).filter(([name]) => fields.includes(name)))
  return schema.parse(Object.assign({}, content[part], alone, changed[part]))
}

const faqOf = (call: ContentCall) => partOf(call, schemas.faq, 'faq', ['categories'])
const contactOf = (call: ContentCall) => partOf(call, schemas.contactForm, 'contact')

type Part = 'authentication' | 'faqCategories' | 'articles' | 'smartForms'

/** Reads one entry of a part with ids. Scripts change it, add it, or remove it with null; throws 404 `not_found`. */
function entry(from: Shown, part: Part, id: string | undefined): object {
  const found = knownEntry(from, part, id)
  if (found === undefined) throw new ApiProblem('not_found', 404)
  return found
}

function knownEntry({ content, changed }: Shown, part: Part, id = ''): object | undefined {
  const seeded: Readonly<Record<string, object>> = content[part]
  const given = childOf(changed[part], id)
  const known = Object.hasOwn(seeded, id) ? seeded[id] : undefined
  if (given === null || (given === undefined && known === undefined)) return undefined
  return { ...known, ...(typeof given === 'object' ? given : {}) }
}

function childOf(part: unknown, id: string): unknown {
  if (Array.isArray(part)) return part.find((item: unknown) => isObject(item) && item['id'] === id)
  return isObject(part) && Object.hasOwn(part, id) ? part[id] : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const node = async (call: ContentCall, id: string | undefined): Promise<SmartFormNode> =>
  schemas.smartFormNode.parse({ id, ...entry(await shown(call), 'smartForms', id) })
