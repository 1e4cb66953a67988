import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DateRangeSelector } from './DateRangeSelector.tsx'

const meta = {
  title: 'Forms/DateRangeSelector',
  component: DateRangeSelector,
  args: { legend: 'Dates of the rental', onValueChange: fn(), required: true },
} satisfies Meta<typeof DateRangeSelector>
export default meta
type Story = StoryObj<typeof meta>

const defaultValue = { start: '2026-03-14T10:30:00', end: '2026-03-21T09:00:00' }

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue, hint: 'As on the rental contract.' } }
export const WrongForTheForm: Story = { args: { defaultValue, error: 'The end must follow the start.' } }
export const WrongEnd: Story = { args: { defaultValue, error: 'The end must follow the start.', errorSide: 'end' } }
export const WrongStart: Story = { args: { defaultValue, error: 'The start is in the future.', errorSide: 'start' } }
export const OnePartMissing: Story = {
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: { defaultValue },
  play: async ({ canvas }) => {
    const [time] = canvas.getAllByRole('textbox').slice(-1)
    if (time) await userEvent.clear(time)
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
export const NoSuchDate: Story = {
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  play: async ({ canvas }) => {
    const [date] = canvas.getAllByRole('textbox')
    if (date) await userEvent.type(date, '31022026')
    await userEvent.tab()
  },
}
export const CalendarOpen: Story = {
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { defaultValue },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button')
    if (first) await userEvent.click(first)
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
  render: (args) => (
    <div className="pb-60">
      <DateRangeSelector {...args} />
    </div>
  ),
}
export const OnlySomeDays: Story = {
  ...CalendarOpen,
  args: { defaultValue, min: '2026-03-09', max: '2026-03-20' },
}
export const InASmallPlace: Story = {
  args: { defaultValue },
  render: (args) => (
    <div className="w-70">
      <DateRangeSelector {...args} className="[&_.grid]:sm:grid-cols-1" />
    </div>
  ),
}
