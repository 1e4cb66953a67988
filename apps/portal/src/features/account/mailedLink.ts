import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import type { MailedCode } from '../../api/account.ts'

const mailedCode = z.object({ id: z.string().check(z.minLength(1)), code: z.string().check(z.minLength(1)) })

/**
 * What the link of a mail brought: `?id=..&code=..`. It leaves the address at once, so that neither the code nor whose it
 * is can be read over a shoulder, bookmarked or passed on; a reload still knows it. [OPEN-52, HARDENING 14.2.1]
 */
export function useMailedLink(): MailedCode | undefined {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const given = Object.fromEntries(query)
  const kept = z.safeParse(mailedCode, state).data
  const [link] = useState(() => z.safeParse(mailedCode, given).data ?? kept)
  // In another language the page is another entry of the history, which does not know it yet.
  const isAstray = query.size > 0 || (link !== undefined && kept === undefined)
  useEffect(() => {
    if (isAstray) void navigate(pathname, { replace: true, state: link, preventScrollReset: true })
  }, [isAstray, link, navigate, pathname])
  return link
}
