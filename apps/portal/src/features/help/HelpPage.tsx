import type { Faq } from '@voie-libre/contract/schemas/content'
import { helpCategoryPath, pages } from '@voie-libre/domain/access/pages'
import { isIconName } from '@voie-libre/ui/icon'
import { Spinner } from '@voie-libre/ui/spinner'
import { Tile } from '@voie-libre/ui/tile'
import { useTranslation } from 'react-i18next'
import { contactEntries } from '../../api/help.ts'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { faqData } from '../../api/whitelabel.ts'
import { LoadError } from '../../shared/feedback/LoadError.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { ownPicture } from '../../shared/page/siteUrl.ts'
import { useContactOffered } from '../../shared/page/useContactOffered.ts'
import { useShown } from '../../shared/page/useShown.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { HelpSearch } from './HelpSearch.tsx'

export const preload = () => Promise.allSettled([ensureLoaded(faqData()), ensureLoaded(contactEntries())])

/** help: the categories, and a search in all of them. [§2.11] */
export function Component() {
  const { t } = useTranslation(['help', 'common'])
  const { data, error, retrying, retry } = useResource(faqData())
  const faq = useShown(data)
  const title = faq?.title || t('title')
  const picture = ownPicture(faq?.picture)
  return (
    <Page
      title={title}
      {...(faq?.subtitle !== undefined && { subtitle: <RichText html={faq.subtitle} /> })}
      {...(picture !== undefined && { image: picture })}
    >
      {error ? (
        <LoadError busy={retrying} onRetry={retry} />
      ) : faq ? (
        <HelpSearch>
          <Subjects categories={faq.categories} />
        </HelpSearch>
      ) : (
        <div className="grid min-h-64 place-items-center">
          <Spinner size="lg" label={t('common:loading')} />
        </div>
      )}
    </Page>
  )
}

function Subjects({ categories }: Pick<Faq, 'categories'>) {
  const { t } = useTranslation('help')
  const contact = useContactOffered()
  return (
    <section>
      <h2 className="mb-5 font-heading text-2xl">{t('subjects')}</h2>
      <ul className="grid gap-4 *:flex sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(({ id, title, icon }) => (
          <li key={id}>
            <Tile
              className="w-full"
              href={helpCategoryPath(id)}
              title={title}
              icon={icon !== undefined && isIconName(icon) ? icon : 'help'}
            />
          </li>
        ))}
        {contact && (
          <li>
            <Tile className="w-full" href={pages.contactChatbot} title={t('contact')} icon="mail" />
          </li>
        )}
      </ul>
    </section>
  )
}
