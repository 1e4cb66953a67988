import { type Article, pageKind, type SmartFormNode } from '@voie-libre/contract/schemas/content'
import { actionGuard } from '@voie-libre/domain/access/redirects'
import { pageOfKind } from '@voie-libre/domain/access/pageOfKind'
import { conformity, rgaa, rgaaRate } from '@voie-libre/domain/content/rgaa'
import { importLimits } from '@voie-libre/domain/fleet/fleetImport'
import { fill, type Language, money } from '../locales/texts.ts'
import { priceOf } from '../store/tolls.ts'
import { facts, lateFees } from './facts.ts'
import { type ArticleId, articleIds, dialogueIds, type OperatorProfile, profileOf, structure } from './structure.ts'
import { type Texts, texts } from './texts.ts'

export type Content = ReturnType<typeof build>

export const wordsOf = (operator: string, language: Language): Texts =>
  worded(texts[language], profileOf(operator), language)

const [firstRise, secondRise, prosecutor] = lateFees

/** Values of the placeholders: the operator's names, the shared facts, and limits of the contract. */
function placesOf(profile: OperatorProfile, language: Language): Record<string, string> {
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  // The longest trip of the operator's road and its price by class, from the rates that journeys are charged by.
  const { entrance, exit, kilometres } = profile.longest
  const priced = (category: Parameters<typeof priceOf>[1]) => [
    `price${category}`,
    money(priceOf(kilometres, category), language),
  ]
  const prices = ([1, 2, 3, 4, 5] as const).map(priced)
  return {
    operator: profile.name,
    road: profile.road,
    email: profile.email,
    phone: profile.phone.replaceAll(' ', '\u00a0'),
    phoneLink: profile.phone.replaceAll(/[^+\d]/g, ''),
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)])),
    importLines: importLimits.lines.toLocaleString(language),
    importSize: String(importLimits.bytes / 1024 ** 2),
    firstFee: euros.format(firstRise.fee),
    secondFee: euros.format(secondRise.fee),
    secondFrom: String(secondRise.afterDays),
    fine: euros.format(prosecutor.fee),
    prosecutorFrom: String(prosecutor.afterDays),
    ...accessibility(language),
    entrance,
    exit,
    ...Object.fromEntries(prices),
  }
}

function accessibility(language: Language): Record<string, string> {
  const { conformity: states, defects } = texts[language]
  const unmet = rgaa.filter(({ state }) => state === 'unmet').map(({ id }) => defects[id] ?? id)
  const unchecked = rgaa.filter(({ state }) => state === 'unchecked').length
  return {
    conformity: states[conformity(rgaa)],
    rgaaRate: String(rgaaRate(rgaa)),
    rgaaUnchecked: unchecked === 0 ? '' : defects.unchecked.replace('{count}', String(unchecked)),
    rgaaAudit: unmet.length > 0 ? defects.audited : defects.mended,
    rgaaUnmet:
      unmet.length > 0 ? `<ul>${unmet.map((text) => `<li>${text}</li>`).join('')}</ul>` : `<p>${defects.none}</p>`,
  }
}

/** Fills the placeholders in every string of a tree. */
function worded<Tree>(tree: Tree, profile: OperatorProfile, language: Language): Tree {
  const places = placesOf(profile, language)
  return JSON.parse(JSON.stringify(tree), (_, value: unknown) =>
    typeof value === 'string' ? fill(value, places) : value,
  )
}

/** Removes the list items that link to pages which this operator does not offer. */
const withOffered = (html: string, { actions }: OperatorProfile) =>
  html.replaceAll(/<li><a href="([^"]*)">[^<]*<\/a><\/li>/g, (item, path: string) =>
    actionGuard(path, actions) === undefined ? item : '',
  )

const picture = (name: string) => `/media/${name}.svg`

const built = new Map<string, Content>()

/** All content of an operator in one language, which never changes. [§7.3] */
export function contentOf(operator: string, language: Language): Content {
  const content = built.get(`${operator} ${language}`) ?? build(operator, language)
  built.set(`${operator} ${language}`, content)
  return content
}

function build(operator: string, language: Language) {
  const profile = profileOf(operator)
  const words = wordsOf(operator, language)
  const { categories } = structure
  const offered = (id: ArticleId) => {
    const needs = structure.articles[id]?.needs
    return needs === undefined || profile.actions.includes(needs)
  }
  const subjectOf = (id: ArticleId) => categories.find(({ articles }) => articles.includes(id))
  /** The address and label of what an article of the help proposes. */
  const act = (id: ArticleId): { url?: string | undefined; buttonText?: string | undefined } => {
    const next = structure.articles[id]?.next ?? subjectOf(id)?.next
    if (next === undefined) return {}
    const kind = pageKind.safeParse(next).data
    if (kind !== undefined) return { url: pageOfKind[kind], buttonText: words.actions[kind] }
    const other = articleIds.find((known) => known === next)
    if (other === undefined) return { url: next }
    const { title, buttonText = title } = words.articles[other]
    return { url: structure.articles[other]?.url ?? `/${other}`, buttonText }
  }

  const article = (id: ArticleId): Article => {
    const setup = structure.articles[id]
    const text = words.articles[id]
    const next = act(id)
    const subject = subjectOf(id)
    const ofSubject = subject ? next : {}
    // Home opens an article without subject by its address and button, so its text ends with what it proposes.
    const ending = subject || next.url === undefined ? '' : `<p><a href="${next.url}">${next.buttonText}</a></p>`
    const linkOnly = setup?.url !== undefined && text.content === ''
    return {
      id,
      title: text.title,
      content: linkOnly ? undefined : withOffered(text.content, profile) + ending,
      picture: setup?.picture === undefined ? undefined : picture(setup.picture),
      url: setup?.url ?? ofSubject.url,
      urlOpenNewTab: setup?.urlOpenNewTab ?? false,
      buttonText: text.buttonText ?? ofSubject.buttonText,
      icon: setup?.icon,
      catchphrase: text.catchphrase,
      darkMode: setup?.darkMode ?? false,
      extract: text.extract,
      articleType: linkOnly ? 'URL' : subject ? 'FAQ' : 'ARTICLE',
      faqCategory: subject && { id: subject.id, title: words.categories[subject.id] },
      asksFeedback: subject && !linkOnly ? true : undefined,
    }
  }
  /** An article for a block, which shows its picture and links to its page: with its address, without its content. */
  const teaser = (id: ArticleId): Article => {
    const { buttonText } = words.articles[id]
    return { ...article(id), content: undefined, url: structure.articles[id]?.url ?? `/${id}`, buttonText }
  }

  const welcome = words[profile.welcome]
  const menu = categories.map(({ id, icon }) => ({ id, icon, title: words.categories[id] }))
  const freeFlow = profile.actions.includes('freeflow')
  return {
    provider: {
      gdprText: words.gdpr,
      logoUrl: undefined,
      seo: words.seo,
      name: profile.name,
      protestFaqId: 'claims',
      renterFaqId: 'renters',
    },
    homepage: {
      title: welcome.title,
      subtitle: welcome.subtitle,
      // No picture: the banner shows the brand's illustration.
      picture: undefined,
      url: `/${profile.welcomeArticle}`,
      urlOpenNewTab: false,
      buttonText: welcome.buttonText,
      actions: [...profile.actions],
      listBlockTitle: welcome.listBlockTitle,
      listBlockArticles: profile.listBlock.map(teaser),
      sliderBlockArticlesIds: [...profile.slider],
      footerArticle: freeFlow ? teaser('fleets') : undefined,
    },
    footer: structure.footer.map(([footerEntrySection, id]) => ({
      footerEntrySection,
      article: { url: `/${id}`, urlOpenNewTab: false, title: words.articles[id].title },
      link: undefined,
    })),
    toPay: {
      primoPassantText: words.toPay.primoPassant,
      canContestJourney: profile.actions.includes('payment-notice'),
      canAddPrepayment: profile.actions.includes('prepayment'),
      paymentPeriod: words.toPay.paymentPeriod,
      backgroundPicture: picture(profile.listPicture),
      articleList: structure.toPayArticles.map(teaser),
      lateFees: [...lateFees],
      otherNetworks: structure.otherNetworks,
    },
    prepayment: {
      title: words.prepayment.title,
      subtitle: words.prepayment.subtitle,
      backgroundPicture: picture('motorway'),
      journeyPicture: picture('toll-map'),
    },
    confirmation: { firstArticle: teaser('how-free-flow-works'), secondArticle: teaser('customer-account') },
    authentication: {
      user: { ...words.authentication.user, picture: picture('family-car') },
      renter: { ...words.authentication.renter, picture: picture('truck') },
    },
    faq: { title: words.help.title, subtitle: words.help.subtitle, picture: picture('gantry'), categories: menu },
    faqCategories: Object.fromEntries(
      categories.map((category) => [
        category.id,
        {
          title: words.categories[category.id],
          articles: category.articles.filter(offered).map((id) => {
            const { title, url, urlOpenNewTab, articleType } = article(id)
            return { id, title, url, urlOpenNewTab, articleType }
          }),
        },
      ]),
    ),
    articles: Object.fromEntries(articleIds.filter(offered).map((id) => [id, article(id)])),
    contact: { contactFormEntries: structure.contactEntries.map((id) => ({ id, label: words.contactEntries[id] })) },
    smartForms: conversation(words, offered),
    smartFormRoots: Object.fromEntries(categories.map(({ id }) => [id, `${id}-root`])),
  }
}

/**
 * Builds all nodes by id, each with two levels of children; the client loads deeper levels step by step. The last node
 * of a branch has an empty list, and a node without loaded children has none. [OPEN-48]
 */
function conversation(words: Texts, offered: (id: ArticleId) => boolean): Record<string, SmartFormNode> {
  const plain = new Map<string, PlainNode>()
  for (const id of articleIds) {
    if (!offered(id)) continue
    const { title, extract, catchphrase } = words.articles[id]
    const text = extract ?? catchphrase
    plain.set(`article.${id}`, { id: `article.${id}`, type: 'ARTICLE', label: title, text, articleId: id, next: [] })
  }
  for (const kind of pageKind.options) {
    if (kind === 'PREPAYMENT' && !offered('prepay-journey')) continue
    const id = `action.${kind}`
    plain.set(id, { id, type: 'ACTION', label: words.actions[kind], action: kind, next: [] })
  }
  for (const id of dialogueIds) plain.set(id, { id, ...words.dialogue[id], ...structure.dialogue[id] })
  const node = ({ next, ...own }: PlainNode, depth: number): SmartFormNode => {
    if (next.length > 0 && depth === 0) return own
    return { ...own, children: next.flatMap((id) => plain.get(id) ?? []).map((child) => node(child, depth - 1)) }
  }
  return Object.fromEntries(Array.from(plain, ([id, one]) => [id, node(one, 2)]))
}

type PlainNode = Omit<SmartFormNode, 'children'> & { next: readonly string[] }
