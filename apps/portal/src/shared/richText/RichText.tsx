import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { localized } from '../../i18n/setup.ts'
import { emphasised } from './emphasis.tsx'
import { siteUrl } from '../page/siteUrl.ts'

// The sanitiser is heavier than all of home's own code: it comes when a text has more to it than emphasis.
const Sanitised = lazy(() => import('./SanitisedHtml.tsx'))

/** The only way by which HTML of the server reaches the page: sanitised by an allow-list. Plain text stays plain. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const line = emphasised(html)
  if (line) return <p className={className}>{line}</p>
  return (
    <Suspense fallback={null}>
      <Sanitised
        html={html}
        className={className}
        onInternalLink={(href) => {
          const url = siteUrl(href)
          if (url?.kind !== 'internal') return false
          void navigate(localized(url.to))
          return true
        }}
      />
    </Suspense>
  )
}
