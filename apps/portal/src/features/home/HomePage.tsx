import type { Article, HomePage } from '@voie-libre/contract/schemas/content'
import { helpCategoryPath, pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Carousel } from '@voie-libre/ui/carousel'
import { Icon, type IconName, isIconName } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { Spinner } from '@voie-libre/ui/spinner'
import { Tile } from '@voie-libre/ui/tile'
import type { ComponentProps, ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { road } from '../../api/settings.ts'
import { articlesOf, faqData, homeData } from '../../api/whitelabel.ts'
import { clearSession } from '../../session/search.ts'
import { useSlow } from '../../shared/journeySearch/useSlow.ts'
import { LoadError } from '../../shared/feedback/LoadError.tsx'
import { ArticleCard } from '../../shared/page/ArticleCard.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { articleLink, ownPicture, siteLink } from '../../shared/page/siteUrl.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { HeroSearch } from './HeroSearch.tsx'

/** Opening home clears the payment session and its data. [HOME-15] */
export function loader(): null {
  clearSession()
  return null
}

export async function preload(): Promise<void> {
  const slider = async () => {
    const { sliderBlockArticlesIds: ids } = await ensureLoaded(homeData())
    if (ids.length > 0) await ensureLoaded(articlesOf(ids))
  }
  await Promise.allSettled([slider(), ensureLoaded(faqData())])
}

/** [§2.3] */
export function Component() {
  const { t } = useTranslation(['home', 'common'])
  const { data, error, retrying, retry } = useResource(homeData())
  const home = error ? undefined : data
  const slow = useSlow(!home && !error)
  return (
    <Page
      title={home ? (home.title ?? '') : t('common:breadcrumb.home')}
      isHome
      {...(home?.subtitle !== undefined && { subtitle: <RichText html={home.subtitle} /> })}
      image={home?.picture}
      banner={(home ?? error ?? slow) && <Banner home={home} />}
    >
      {home ? (
        <div className="flex flex-col gap-12 lg:gap-16">
          <Actions home={home} />
          <Articles title={home.listBlockTitle ?? t('articles')} articles={home.listBlockArticles} card={ArticleCard} />
          <Slider ids={home.sliderBlockArticlesIds} />
          <HelpCentre />
          {home.footerArticle && <FooterArticle article={home.footerArticle} />}
        </div>
      ) : error ? (
        <LoadError busy={retrying} onRetry={retry} />
      ) : (
        <div className="grid min-h-96 place-items-center">
          <Spinner size="lg" label={t('common:loading')} />
        </div>
      )}
    </Page>
  )
}

/** The plate search if the operator offers it, then the operator's link. Without its content home still searches. */
function Banner({ home }: { home: HomePage | undefined }) {
  const { t } = useTranslation('home')
  const link = home && siteLink(home)
  return (
    <div className="flex flex-col items-start gap-4 *:max-w-full">
      {(home?.actions.includes('freeflow') ?? true) && <HeroSearch />}
      {link && (
        <Link variant="standalone" className="[&]:text-inherit" {...link}>
          {home?.buttonText ?? t('discover')}
        </Link>
      )}
    </div>
  )
}

const tiles = [
  { action: undefined, name: 'pay', href: pages.formPayment, icon: 'wallet' },
  { action: 'payment-notice', name: 'contest', href: pages.formClaim, icon: 'shield-question' },
  { action: 'prepayment', name: 'prepay', href: pages.formPrepayment, icon: 'calendar' },
  { action: 'subscription', name: 'alert', href: pages.alert, icon: 'bell' },
] as const

/** The operator's actions, with payment first. [HOME-02..07] */
function Actions({ home: { actions } }: { home: HomePage }) {
  const { t } = useTranslation('home')
  const offered = tiles.filter(({ action }) => action === undefined || actions.includes(action))
  const textOf = (name: (typeof tiles)[number]['name']) =>
    name === 'pay'
      ? t(actions.includes('freeflow') ? 'pay.freeflow' : 'pay.noticeOnly')
      : t(`${name}.text`, { road: road() })
  return (
    <section aria-label={t('actions')}>
      <ul
        className={`relative z-10 grid gap-4 *:flex [&_a>span]:self-start sm:grid-cols-2 lg:-mt-16 ${offered.length < 4 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {offered.map(({ name, href, icon }) => (
          <li key={name}>
            <Tile className="w-full" href={href} icon={icon} title={t(`${name}.title`)} subtitle={textOf(name)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ArticlesProps extends Pick<ComponentProps<typeof Carousel>, 'perView'> {
  title: string
  articles: readonly Article[]
  card: ComponentType<{ article: Article }>
}

function Articles({ title, articles, card: ShownCard, perView }: ArticlesProps) {
  const items = articles.map((article, index) => ({
    id: article.id ?? String(index),
    node: <ShownCard article={article} />,
  }))
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="mb-5 font-heading text-2xl">{title}</h2>
      <Carousel label={title} items={items} perView={perView} />
    </section>
  )
}

/** Carousel of full articles; omits an article that fails to load. [OPEN-58] */
function Slider({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('home')
  const { data: articles = [] } = useResource(ids.length > 0 ? articlesOf(ids) : undefined)
  return <Articles title={t('slider')} articles={articles} card={ArticleSlide} perView="full" />
}

function ArticleSlide({ article }: { article: Article }) {
  return (
    <article
      className={`grid h-full overflow-hidden rounded-card md:grid-cols-2 ${article.darkMode ? 'bg-surface-brand text-on-brand' : 'border-card border-edge bg-surface-raised shadow-card'}`}
    >
      <ArticlePicture article={article} />
      <div className="flex flex-col items-start justify-center gap-4 p-6 lg:p-10">
        <h3 className="font-heading text-xl">{article.title}</h3>
        <RichText html={article.extract ?? article.catchphrase ?? article.content ?? ''} />
        <ArticleButton article={article} variant={article.darkMode ? 'header' : 'secondary'} />
      </div>
    </article>
  )
}

function ArticlePicture({ article }: { article: Article }) {
  const picture = ownPicture(article.picture)
  return picture && <img src={picture} alt="" loading="lazy" className="aspect-video size-full object-cover" />
}

function ArticleButton({ article, variant }: { article: Article; variant: 'header' | 'secondary' }) {
  const { t } = useTranslation('home')
  const link = articleLink(article)
  return (
    link && (
      <Button {...link} variant={variant}>
        {article.buttonText ?? t('discover')}
      </Button>
    )
  )
}

function HelpCentre() {
  const { t } = useTranslation('home')
  const { data: faq } = useResource(faqData())
  if (!faq || faq.categories.length === 0) return null
  return (
    <section>
      <h2 className="font-heading text-2xl">{t('help.title')}</h2>
      <p className="mb-5 text-text-soft">{t('help.text')}</p>
      <ul className="topics mb-6 grid gap-3 *:flex sm:grid-cols-2 lg:grid-cols-3">
        {faq.categories.map(({ id, title, icon }) => (
          <li key={id}>
            <Tile className="w-full" href={helpCategoryPath(id)} title={title} icon={iconOr(icon, 'help')} />
          </li>
        ))}
      </ul>
      <Button href={pages.help} variant="secondary">
        {t('help.all')}
      </Button>
    </section>
  )
}

/** [HOME-12] */
function FooterArticle({ article }: { article: Article }) {
  return (
    <section className="grid items-center gap-6 overflow-hidden rounded-card bg-surface-sunken md:grid-cols-2">
      <ArticlePicture article={article} />
      <div className="flex flex-col items-start gap-4 p-6 lg:p-10">
        {article.icon && <Icon name={iconOr(article.icon, 'info')} size={36} />}
        <h2 className="font-heading text-2xl">{article.title}</h2>
        {article.catchphrase && <p className="text-lg text-text-soft">{article.catchphrase}</p>}
        <ArticleButton article={article} variant="secondary" />
      </div>
    </section>
  )
}

/** Falls back to `other` if the icon set does not contain the server's icon name. */
const iconOr = (name: string | undefined, other: IconName): IconName =>
  name !== undefined && isIconName(name) ? name : other
