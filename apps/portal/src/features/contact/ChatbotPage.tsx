import type { SmartFormNode } from '@voie-libre/contract/schemas/content'
import { articlePath } from '@voie-libre/domain/access/pages'
import { isOver } from '@voie-libre/domain/content/conversation'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Choice, Choices, Conversation, Message, Typing } from '@voie-libre/ui/conversation'
import type { IconName } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { conversationAfter } from '../../api/contact.ts'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { faqArticleOf, faqData } from '../../api/whitelabel.ts'
import { Page } from '../../shared/page/Page.tsx'
import { siteLink } from '../../shared/page/siteUrl.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { actionPath, helpInstead, threadIn, threadQuery, type Thread } from './conversationUrl.ts'

export const loader = helpInstead

export const preload = () => ensureLoaded(faqData())

/** contact/chatbot: a guided conversation through the operator's questions, with its state in the URL. [OPEN-48] */
export function Component() {
  const { t } = useTranslation(['contact', 'common'])
  const [query, setQuery] = useSearchParams()
  const thread = threadIn(query)
  const { subject, turns, choices, over, failed, retry } = useDialogue(thread)
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const place = useRef<HTMLFieldSetElement>(null)
  const known = useRef(key)
  // Focuses the choices of a new step. The outermost effect runs last, after `Page` has focused its title.
  useEffect(() => {
    if (known.current === key) return
    known.current = key
    place.current?.focus()
  }, [key])
  const go = (to: Thread, replace = false) =>
    setQuery(threadQuery(to), { preventScrollReset: true, ...(replace ? { replace } : { state: ownStep }) })
  function back() {
    const isOwnStep = typeof state === 'object' && state !== null && 'ownStep' in state
    if (isOwnStep) void navigate(-1)
    else go(thread.slice(0, -1), true)
  }
  return (
    <Page title={t('title')} subtitle={t('chatbot.subtitle')}>
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <Conversation label={t('chatbot.log')}>
          <Message side="host" speaker={t('chatbot.operator')} icon="chat">
            {t('chatbot.hello')}
          </Message>
          {subject !== undefined && <Answer>{subject}</Answer>}
          {turns.flatMap(({ answer, messages }, turn) => [
            ...(answer ? [<Answer key={`${turn} answer`}>{answer.label ?? answer.text}</Answer>] : []),
            ...messages.map((node, position) => (
              <OperatorMessage key={`${turn} ${node.id}`} node={node} first={position === 0} />
            )),
          ])}
          {over && !failed && (
            <Message side="host" speaker={t('chatbot.operator')}>
              {t('chatbot.over')}
            </Message>
          )}
        </Conversation>
        <div className="flex flex-col gap-5">
          <Choices ref={place} label={t('chatbot.choices')} aria-busy={!choices && !failed}>
            {failed ? (
              <li className="w-full">
                <Alert tone="danger">
                  <p>{t('chatbot.failed')}</p>
                  <div className="mt-4">
                    <Button variant="secondary" icon="refresh" onClick={retry}>
                      {t('common:action.retry')}
                    </Button>
                  </div>
                </Alert>
              </li>
            ) : choices ? (
              <>
                {choices.map((node) => (
                  <Offer key={node.id} node={node} thread={thread} onChoose={(id) => go([...thread, id])} />
                ))}
                {over && !choices.some(({ action }) => action === 'CONTACT_FORM') && (
                  <Way kind="CONTACT_FORM" thread={thread} variant="secondary" />
                )}
              </>
            ) : (
              <li className="sm:-ms-12">
                <Typing label={t('chatbot.typing')} />
              </li>
            )}
          </Choices>
          {thread.length > 0 && (
            <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-4">
              <Button variant="tertiary" icon="arrow-left" onClick={back}>
                {t('chatbot.back')}
              </Button>
              <Button variant="tertiary" icon="refresh" onClick={() => go([])}>
                {t('chatbot.restart')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}

/** History state of steps taken here, for which the back button uses the history. */
const ownStep = { ownStep: true }

/** Whether the operator has the page of a choice. */
const isOpen = ({ action }: SmartFormNode) =>
  action === undefined || siteLink({ url: actionPath(action, []), urlOpenNewTab: false }) !== undefined

function useDialogue([category, ...answers]: Thread) {
  const faq = useResource(faqData())
  const before = useResource(
    category === undefined || answers.length === 0 ? undefined : conversationAfter(category, answers.slice(0, -1)),
  )
  const now = useResource(category === undefined ? undefined : conversationAfter(category, answers))
  // Shows the previous turns and the chosen answer while the next step loads or after it fails.
  const { turns } = now.data ?? before.data ?? { turns: [] }
  const pending = now.data ? undefined : before.data?.choices.find(({ id }) => id === answers.at(-1))
  const source = category === undefined ? faq : now
  const next = now.data && { ...now.data, choices: now.data.choices.filter(isOpen) }
  return {
    subject: faq.data?.categories.find(({ id }) => id === category)?.title,
    turns: pending ? [...turns, { answer: pending, messages: [] }] : turns,
    choices: category === undefined ? subjects(faq.data?.categories) : next?.choices,
    over: next !== undefined && isOver(next),
    failed: source.error !== undefined,
    retry: source.retry,
  }
}

const subjects = (categories: readonly { id: string; title: string }[] | undefined): SmartFormNode[] | undefined =>
  categories?.map(({ id, title }) => ({ id, type: 'QUESTION', label: title }))

function Answer({ children }: { children: string | undefined }) {
  const { t } = useTranslation('contact')
  return (
    <Message side="guest" speaker={t('chatbot.driver')}>
      {children}
    </Message>
  )
}

/** One choice: an answer, or a link for an action. Renders nothing for a node without label. */
function Offer({ node, thread, onChoose }: { node: SmartFormNode; thread: Thread; onChoose: (id: string) => void }) {
  const { id, type, action, label } = node
  if (type === 'ACTION') return action ? <Way kind={action} thread={thread} label={label} /> : null
  const text = label ?? node.text
  return text === undefined ? null : (
    <li>
      {/* Ignores the second press of a double click, which would hit a choice of the next step. */}
      <Choice onClick={({ detail }) => detail < 2 && onChoose(id)}>{text}</Choice>
    </li>
  )
}

const icons = {
  CONTACT_FORM: 'mail',
  PREPAYMENT: 'calendar',
  PROTEST: 'shield-question',
  LOGIN: 'user',
  ALERT: 'bell',
  SIGN_UP: 'user',
  PAYMENT: 'wallet',
} as const satisfies Record<string, IconName>

interface WayProps {
  kind: keyof typeof icons
  thread: Thread
  label?: string | undefined
  variant?: 'primary' | 'secondary'
}

function Way({ kind, thread, label, variant = 'primary' }: WayProps) {
  const { t } = useTranslation('contact')
  return (
    <li>
      <Button href={actionPath(kind, thread)} icon={icons[kind]} variant={variant} className="w-full sm:w-auto">
        {label ?? t(`action.${kind}`)}
      </Button>
    </li>
  )
}

/**
 * Message of one node; shows an article as an extract with a link to the full text. The first of several messages shows the
 * operator's logo. [OPEN-48]
 */
function OperatorMessage({ node, first }: { node: SmartFormNode; first: boolean }) {
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
