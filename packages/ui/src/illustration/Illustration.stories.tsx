import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration, illustrationNames } from './Illustration.tsx'

const meta = {
  title: 'Content/Illustration',
  component: Illustration,
  args: { name: 'road' },
} satisfies Meta<typeof Illustration>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-6 lg:grid-cols-3">
      {illustrationNames.map((name) => (
        <figure key={name} className="text-center">
          <Illustration name={name} className="mx-auto" />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
}
