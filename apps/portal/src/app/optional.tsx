import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Namespace } from '../i18n/resources.ts'
import { loadNamespaces } from '../i18n/setup.ts'

/** A part that few visitors need, which loads with its texts. Without its code, `instead` stands in its place: nothing. */
export function optional<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly Namespace[] = [],
  { meanwhile, instead = () => null }: { meanwhile?: ReactNode; instead?: ComponentType<Props> } = {},
) {
  const Part = lazy<ComponentType<Props>>(() =>
    Promise.all([load(), loadNamespaces(texts)]).then(
      ([part]) => part,
      () => ({ default: instead }),
    ),
  )
  return (props: Props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}
