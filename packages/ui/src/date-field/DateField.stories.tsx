import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { DateField } from './DateField.tsx'

const meta = { title: 'Forms/DateField', component: DateField, args: { label: 'Day of the journey' } } satisfies Meta<
  typeof DateField
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { required: true } }
export const Filled: Story = { args: { defaultValue: '2026-03-14', hint: 'It is on the notice: dd/mm/yyyy.' } }
export const Wrong: Story = { args: { defaultValue: '2026-03-14', error: 'This day is over.' } }
export const WithAShortcut: Story = { args: { beside: <Button variant="secondary">Today</Button> } }
export const NoSuchDay: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '31022026')
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}
export const Disabled: Story = { args: { defaultValue: '2026-03-14', disabled: true } }
export const WithTime: Story = { args: { time: true, defaultValue: '2026-03-14T10:30:00', required: true } }
export const WithTimeWrong: Story = { args: { time: true, error: 'Give date and time.' } }
export const CalendarOpen: Story = {
  args: { defaultValue: '2026-03-14', min: '2026-03-02', max: '2026-03-20' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
export const LongWordsInASmallPlace: Story = {
  args: {
    time: true,
    label: 'Date and time of the vehicle’s return to the rental company',
    hint: 'They are in the contract.',
  },
  render: (args) => (
    <div className="w-70">
      <DateField {...args} />
    </div>
  ),
}
