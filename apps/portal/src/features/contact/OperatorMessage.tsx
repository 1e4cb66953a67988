import type { SmartFormNode } from '@voie-libre/contract/schemas/content'
import { articlePath } from '@voie-libre/domain/access/pages'
import { Message } from '@voie-libre/ui/conversation'
import { Link } from '@voie-libre/ui/link'
import { useTranslation } from 'react-i18next'
import { useResource } from '../../api/resource.ts'
import { faqArticleOf } from '../../api/whitelabel.ts'
import { RichText } from '../../shared/richText/RichText.tsx'

interface OperatorMessageProps {
  node: SmartFormNode
  /** The first of several messages shows the operator's logo. */
  first: boolean
}

/** Message of one conversation node. An article shows as an extract with a link to the full text. [OPEN-48] */
export function OperatorMessage({ node, first }: OperatorMessageProps) {
  const { t } = useTranslation('contact')
  const { text, label, articleId } = node
  // Requests the extract only if the node contains no text; the link works without it.
  const { data: article } = useResource(
    articleId !== undefined && text === undefined ? faqArticleOf(articleId) : undefined,
  )
  const words = text ?? article?.extract ?? article?.catchphrase
  const title = label ?? article?.title ?? ''
  if (words === undefined && articleId === undefined) return null
  return (
    <Message side="host" speaker={t('chatbot.operator')} {...(first && { icon: 'chat' as const })}>
      {words !== undefined && <RichText html={words} />}
      {articleId !== undefined && (
        <Link variant="standalone" href={articlePath(articleId)} className="mt-1">
          {t('chatbot.whole')}
          <span className="sr-only">({title})</span>
        </Link>
      )}
    </Message>
  )
}
