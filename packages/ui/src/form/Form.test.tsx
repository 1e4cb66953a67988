import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup.tsx'
import { DateField } from '../date-field/DateField.tsx'
import { DateRangeSelector } from '../date-range/DateRangeSelector.tsx'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { RadioCards } from '../radio-cards/RadioCards.tsx'
import { RadioGroup } from '../radio-group/RadioGroup.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Form } from './Form.tsx'

const names = ['Name', 'Town'] as const

/** A form that validates on submit, with the values in its fields. */
function Native() {
  const [missing, setMissing] = useState<string[]>([])
  return (
    <UiProvider words={english}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          setMissing(names.filter((name) => !typed.get(name)))
        }}
      >
        {names.map((name) => (
          <TextField key={name} label={name} name={name} required error={missing.includes(name) ? 'Missing' : ''} />
        ))}
        <button type="submit">Send</button>
      </Form>
    </UiProvider>
  )
}

it('moves the focus to a summary of several errors, whose links carry label and sentence of each, the label once', async () => {
  const screen = await render(<Native />)
  const summary = screen.getByRole('alert', { name: 'Please correct the following fields.' })
  await expect.element(summary).not.toBeInTheDocument()
  await screen.getByRole('button').click()
  await expect.element(summary).toHaveFocus()
  const links = summary.getByRole('link')
  expect(links.elements().map((link) => link.textContent)).toEqual(['Name – Missing', 'Town – Missing'])
  await links.nth(1).click()
  await expect.element(screen.getByRole('textbox', { name: 'Town' })).toHaveFocus()
})

it('has screen readers announce several errors once: the focused summary, not each field or correction', async () => {
  const screen = await render(<Native />)
  await screen.getByRole('button').click()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveFocus()
  await expect.element(alert).toHaveAttribute('aria-live', 'off')
  await expect.element(screen.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription('Missing')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Martin')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert').getByText('Missing')).toBeVisible()
})

it('moves the focus to the field with the only error, and lists it nowhere else', async () => {
  const screen = await render(<Native />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Martin')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'Town' })).toHaveFocus()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})

it.each([
  [false, 'alert', /correct/],
  [true, 'textbox', /Name/],
] as const)(
  'leaves the focus to React Hook Form if its shouldFocusError is %s',
  async (shouldFocusError, role, name) => {
    function Hooked() {
      const { register, handleSubmit, formState } = useForm<Record<(typeof names)[number], string>>({
        shouldFocusError,
      })
      return (
        <UiProvider words={english}>
          <Form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
            {names.map((field) => (
              <TextField
                key={field}
                label={field}
                error={formState.errors[field] && 'Missing'}
                {...register(field, { required: true })}
              />
            ))}
            <button type="submit">Send</button>
          </Form>
        </UiProvider>
      )
    }
    const screen = await render(<Hooked />)
    await screen.getByRole('button').click()
    await expect.element(screen.getByRole('link', { name: 'Town – Missing' })).toBeVisible()
    await expect.element(screen.getByRole(role, { name })).toHaveFocus()
  },
)

it('has the errors that a server knows in its HTML', () => {
  const errors = [{ id: 'zip', text: 'Enter the postal code' }]
  const html = renderToString(<Form errors={errors} errorsTitle="Not sent" method="post" action="/save" />)
  expect(html).toContain('Not sent')
  expect(html).toContain('<a href="#zip"')
})

/** The label of a control, and the words of the groups around it. */
function wordsAround(control: Element | null): string {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  const groups = [...document.querySelectorAll('fieldset')].filter((group) => group.contains(control))
  return [...labels, ...groups].map((element) => element.textContent).join(' ')
}

it('lists each group of fields once, and links to its first control', async () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  const screen = await render(
    <UiProvider words={english}>
      <Form onSubmit={(event) => event.preventDefault()}>
        <RadioCards legend="Means" name="means" options={options} error="Missing" required />
        <RadioGroup legend="Driver" options={options} error="Missing" />
        <CheckboxGroup legend="Mails" options={options} error="Missing" required />
        <DateField label="Day" error="Missing" />
        <DateField label="Moment" time error="Missing" />
        <DateRangeSelector legend="Rental" error="Missing" />
        <Checkbox label="I agree" error="Missing" required />
        <button type="submit">Send</button>
      </Form>
    </UiProvider>,
  )
  await screen.getByRole('button', { name: 'Send' }).click()
  const links = screen.getByRole('link')
  await expect.element(links.first()).toBeVisible()
  const texts = links.elements().map((link) => link.textContent)
  const labels = ['Means', 'Driver', 'Mails', 'Day', 'Moment', 'Rental', 'I agree']
  expect(texts).toEqual(labels.map((label) => `${label} – Missing`))
  for (const link of links.elements()) {
    await userEvent.click(link)
    expect(wordsAround(document.activeElement)).toContain(link.textContent.split(' – ')[0])
  }
})

it('lists no fields that only a refusal of the whole form marks', async () => {
  const screen = await render(
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField label="E-mail" aria-invalid />
      <TextField label="Password" aria-invalid />
      <button type="submit">Log in</button>
    </Form>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
