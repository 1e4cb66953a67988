import { Plate } from '@voie-libre/ui/plate'

export function Example() {
  return <Plate number="AB-123-CD" country="FR" size="lg" />
}
