import { PasswordField } from '@voie-libre/ui/password-field'
import { useState } from 'react'

export function Example() {
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.currentTarget.value)}
      rules={[
        { label: 'at least 12 characters', met: password.length >= 12 },
        { label: 'a digit', met: /\d/.test(password) },
      ]}
    />
  )
}
