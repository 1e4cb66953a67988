import type { PasswordOwner } from '@voie-libre/domain/account/password'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useState } from 'react'
import { requestActivation } from '../../api/account.ts'
import { CaptchaTrouble } from '../feedback/CaptchaTrouble.tsx'
import { useAsyncAction } from '../feedback/useAsyncAction.ts'

interface ActivationAgainProps {
  owner: PasswordOwner
  email: string
  label: string
  /** Text after the request. It is neutral, because it must not reveal which e-mails have an account. [OPEN-52] */
  sent: string
}

/** A button that requests another activation mail. */
export function ActivationAgain({ owner, email, label, sent }: ActivationAgainProps) {
  const { busy, error, attempt } = useAsyncAction()
  const [requested, setRequested] = useState(false)

  async function ask() {
    setRequested(false)
    setRequested((await attempt(() => requestActivation(owner, email))) === undefined)
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" icon="mail" loading={busy} onClick={() => void ask()}>
        {label}
      </Button>
      {requested && (
        <Alert tone="success" live>
          {sent}
        </Alert>
      )}
      {error && <CaptchaTrouble error={error} />}
    </div>
  )
}
