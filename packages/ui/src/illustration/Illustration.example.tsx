import { Illustration } from '@voie-libre/ui/illustration'

export const Example = () => <Illustration name="done" />
