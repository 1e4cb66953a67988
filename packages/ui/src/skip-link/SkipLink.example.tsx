import { SkipLink } from '@voie-libre/ui/skip-link'

export const Example = () => (
  <>
    <SkipLink href="#content" />
    <main id="content" tabIndex={-1}>
      <h1>Pay a journey</h1>
    </main>
  </>
)
