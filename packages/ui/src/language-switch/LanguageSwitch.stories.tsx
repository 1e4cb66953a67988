import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import languages from './sampleLanguages.json' with { type: 'json' }

const meta = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { languages },
} satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Flags: Story = {}
export const OnTheBrand: Story = {
  decorators: [
    (Story) => (
      <div className="on-brand bg-surface-brand p-4 text-on-brand">
        <Story />
      </div>
    ),
  ],
}
export const InASmallPlace: Story = {
  render: (args) => (
    <div className="w-30">
      <LanguageSwitch {...args} />
    </div>
  ),
}
