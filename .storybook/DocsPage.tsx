import { lazy, Suspense } from 'react'

// Loaded lazily because story tests never render a documentation page.
const ComponentPage = lazy(() => import('../packages/ui/docs/ComponentPage.tsx'))

export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
)
