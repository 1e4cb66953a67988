import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

function Held() {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(10)
  return (
    <Pagination
      label="Pages of journeys"
      {...{ page, pageSize }}
      total={243}
      onPageChange={setPage}
      onPageSizeChange={(size) => {
        setPageSize(size)
        setPage(1)
      }}
    />
  )
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { label: 'Pages of journeys', page: 1, pageSize: 10, total: 243, href: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}
export const InTheMiddle: Story = { args: { page: 12 } }
export const LastPage: Story = { args: { page: 25 } }
export const FewPages: Story = { args: { page: 2, total: 38 } }
export const OnePage: Story = { args: { total: 7 } }
export const Nothing: Story = { args: { total: 0 } }
export const Buttons: Story = {
  render: () => <Held />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }))
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2')
  },
}
export const Thousands: Story = { args: { page: 4123, total: 98765 } }
export const InASmallPlace: Story = {
  args: { page: 12 },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
}
