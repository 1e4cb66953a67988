import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { localized } from '../../i18n/setup.ts'
import { emphasised } from './emphasis.tsx'
import { siteUrl } from '../page/siteUrl.ts'

// The sanitiser is larger than all of home's code, so it loads only for texts with more markup than emphasis.
const Sanitised = lazy(() => import('./SanitisedHtml.tsx'))

/**
 * The only component that renders HTML of the server. It sanitises with an allow-list; plain text needs no sanitiser.
 */
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
