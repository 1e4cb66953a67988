import { Skeleton } from '@voie-libre/ui/skeleton'

/** `article` is undefined until the server has answered. */
export function Example({ article }: { article?: string }) {
  return article === undefined ? <Skeleton lines={4} /> : <p>{article}</p>
}
