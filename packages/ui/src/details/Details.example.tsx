import { Details } from '@voie-libre/ui/details'

export const Example = () => (
  <Details summary="Where do I find the number?" icon="help">
    <p>At the top right of the letter, below the date.</p>
  </Details>
)
