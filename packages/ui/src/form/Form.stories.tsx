import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { RadioCards } from '../radio-cards/RadioCards.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'

function Contact(props: FormProps) {
  const [errors, setErrors] = useState<Partial<Record<'name' | 'subject', string>>>({})
  return (
    <Form
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        setErrors({
          ...(typed.get('name') ? {} : { name: 'Enter your last name' }),
          ...(typed.get('subject') ? {} : { subject: 'Choose a subject' }),
        })
      }}
    >
      <TextField label="Last name" name="name" error={errors.name} required />
      <RadioCards
        legend="Subject"
        name="subject"
        error={errors.subject}
        options={[
          { value: 'journey', label: 'A journey' },
          { value: 'claim', label: 'A claim' },
        ]}
        required
      />
      <Button type="submit">Send</Button>
    </Form>
  )
}

const meta = { title: 'Forms/Form', component: Form, render: (args) => <Contact {...args} /> } satisfies Meta<
  typeof Form
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const AfterAFailedSubmit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('link', { name: 'Choose a subject' })).toBeVisible()
  },
}
export const ErrorsOfTheServer: Story = {
  args: {
    errorsTitle: 'The message was not sent',
    errors: [{ id: 'name', text: 'This name has more than 80 letters' }],
  },
  render: (args) => (
    <Form {...args}>
      <TextField id="name" label="Last name" error="This name has more than 80 letters" />
      <Button type="submit">Send</Button>
    </Form>
  ),
}
