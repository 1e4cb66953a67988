import { Checkbox } from '@voie-libre/ui/checkbox'
import { TextField } from '@voie-libre/ui/text-field'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startI18n } from '../../i18n/setup.ts'
import { FormErrors } from './FormErrors.tsx'

beforeAll(() => startI18n('fr'))

function Form() {
  const [values, setValues] = useState({ Nom: '', Ville: '' })
  const [isSubmitted, setSubmitted] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
      }}
    >
      <FormErrors />
      {(['Nom', 'Ville'] as const).map((name) => (
        <TextField
          key={name}
          label={name}
          required
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          error={isSubmitted && values[name] === '' ? 'Manque' : undefined}
        />
      ))}
      <button type="submit">Envoyer</button>
    </form>
  )
}

it('lists the fields with an error after a submit, each with a link to its field', async () => {
  const screen = await render(<Form />)
  const summary = screen.getByRole('alert', { name: 'Veuillez corriger les champs suivants.' })
  await expect.element(summary).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button'))
  await expect.element(summary).toBeVisible()
  expect(
    summary
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Nom', 'Ville'])
  await userEvent.click(summary.getByRole('link', { name: 'Ville' }))
  await expect.element(screen.getByRole('textbox', { name: 'Ville' })).toHaveFocus()
})

it('lists no fields that only a refusal of the whole form marks', async () => {
  const screen = await render(
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <FormErrors />
      <TextField label="E-mail" aria-invalid />
      <TextField label="Mot de passe" aria-invalid />
      <button type="submit">Se connecter</button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

it('names a checkbox without the mark of required fields', async () => {
  const screen = await render(
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <FormErrors />
      <TextField label="E-mail" error="Manque" />
      <Checkbox label="J'accepte" required error="Manque" />
      <button type="submit">Envoyer</button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  await expect.element(screen.getByRole('link', { name: "J'accepte", exact: true })).toBeVisible()
})

it('has no summary of a single error', async () => {
  const screen = await render(<Form />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nom' }), 'Martin')
  await expect
    .element(screen.getByRole('alert', { name: 'Veuillez corriger les champs suivants.' }))
    .not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Ville' })).toHaveAttribute('aria-invalid', 'true')
})
