import { lazy, Suspense } from 'react'

// Only when a page is read: the tests of stories need none of it.
const ComponentPage = lazy(() => import('../packages/ui/docs/ComponentPage.tsx'))

export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
)
