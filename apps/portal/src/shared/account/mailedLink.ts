import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import type { MailedCode } from '../../api/account.ts'
import type { ApiError } from '../../api/errors.ts'

const mailedCode = z.object({ id: z.string().check(z.minLength(1)), code: z.string().check(z.minLength(1)) })

/**
 * Reads `?id=..&code=..` from the link of a mail and moves both from the URL to the history state, so that nobody can
 * read the code on the screen, bookmark it or share it. A reload still finds it. [OPEN-52, HARDENING 14.2.1]
 */
export function useMailedLink(): MailedCode | undefined {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const given = Object.fromEntries(query)
  const kept = z.safeParse(mailedCode, state).data
  const [link] = useState(() => z.safeParse(mailedCode, given).data ?? kept)
  // A change of language creates a new history entry, whose state does not contain the link yet.
  const needsMove = query.size > 0 || (link !== undefined && kept === undefined)
  useEffect(() => {
    if (needsMove) void navigate(pathname, { replace: true, state: link, preventScrollReset: true })
  }, [needsMove, link, navigate, pathname])
  return link
}

/** Whether the link of a mail works no more, so that only a new one helps. */
export const isDeadLink = ({ code }: ApiError): boolean => deadCodes.includes(code)

const deadCodes = 'expired_password_reset_code expired_activation_code invalid_activation_code user_not_found'.split(
  ' ',
)
