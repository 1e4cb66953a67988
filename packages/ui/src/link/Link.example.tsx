import { Link } from '@voie-libre/ui/link'

export const Example = () => (
  <p>
    You can also <Link href="/contact">write to us</Link> or read the{' '}
    <Link href="https://example.org/terms" newWindow>
      terms of use
    </Link>
    .
  </p>
)
