import { Plate } from '@voie-libre/ui/plate'

export const Example = () => <Plate number="AB-123-CD" country="FR" size="lg" />
