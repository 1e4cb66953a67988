import { Illustration } from '@voie-libre/ui/illustration'

export function Example() {
  return <Illustration name="done" />
}
