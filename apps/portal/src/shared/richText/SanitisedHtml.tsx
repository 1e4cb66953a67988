import DOMPurify from 'dompurify'
import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { linkTarget, ownPicture, siteUrl } from '../page/siteUrl.ts'
import { attributes, tags } from './allowedHtml.ts'

const allowed = { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false }

function checkAddresses(node: Element): void {
  if (node.tagName === 'IMG') {
    if (ownPicture(node.getAttribute('src') ?? undefined) === undefined) node.remove()
    else if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
  }
  if (node.tagName === 'A') {
    const href = linkTarget(node.getAttribute('href') ?? undefined)
    if (href === undefined) node.removeAttribute('href')
    else node.setAttribute('href', href)
    if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener noreferrer')
    else node.removeAttribute('target')
  }
}

function sanitised(html: string) {
  // The page's only instance of the sanitiser: a second one could not create its policy for trusted types.
  DOMPurify.addHook('afterSanitizeAttributes', checkAddresses)
  try {
    return DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
  } finally {
    DOMPurify.removeHook('afterSanitizeAttributes', checkAddresses)
  }
}

/** The text, whose internal links open inside the portal. */
export default function SanitisedHtml({ html, className = '' }: { html: string; className?: string | undefined }) {
  const navigate = useNavigate()
  const clean = useMemo(() => sanitised(html), [html])

  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || link.target === '_blank') return
    const url = siteUrl(link.getAttribute('href') ?? '')
    if (url?.kind !== 'internal') return
    event.preventDefault()
    void navigate(url.to)
  }

  // The interactive elements are the links inside; the handler only routes internal ones within the portal.
  return (
    <div className={`rich-text ${className}`} onClickCapture={follow} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
