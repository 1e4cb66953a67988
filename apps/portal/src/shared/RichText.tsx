import { safeUrl } from '@voie-libre/domain/content/url'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'

// The sanitiser is heavier than all of home's own code, and most texts carry no markup: it comes when one does.
const Sanitised = lazy(() => import('./SanitisedHtml.tsx'))

/** The only way by which HTML of the server reaches the page: sanitised by an allow-list. Plain text stays plain. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  if (!/[<&]/.test(html)) return <p className={className}>{html}</p>
  return (
    <Suspense fallback={null}>
      <Sanitised
        html={html}
        className={className}
        onInternalLink={(href) => {
          const url = safeUrl(href, location.origin)
          if (url?.kind !== 'internal') return false
          void navigate(url.to)
          return true
        }}
      />
    </Suspense>
  )
}
