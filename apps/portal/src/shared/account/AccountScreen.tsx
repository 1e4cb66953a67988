import type { PasswordOwner } from '@voie-libre/domain/account/password'
import { Card } from '@voie-libre/ui/card'
import type { ReactNode } from 'react'
import { authenticationPageData } from '../../api/account.ts'
import { useResource } from '../../api/resource.ts'
import { Page } from '../page/Page.tsx'
import { RichText } from '../richText/RichText.tsx'

interface AccountScreenProps {
  owner: PasswordOwner
  title: string
  /** What the visitor has completed, for the document's title. */
  done?: string | undefined
  /** Content below the operator's text about accounts: the link to the alternative form. */
  aside?: ReactNode
  children: ReactNode
}

/** Shows the form, and beside it the advantages of an account. [OPEN-51] */
export function AccountScreen({ owner, title, done, aside, children }: AccountScreenProps) {
  const { data } = useResource(authenticationPageData(owner))
  return (
    <Page title={title} done={done}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
        {children}
        <Card tone="sunken" {...(data?.title && { title: data.title })}>
          <div className="flex flex-col items-start gap-4">
            {data?.content && <RichText html={data.content} />}
            {aside}
          </div>
        </Card>
      </div>
    </Page>
  )
}
