import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FileField } from './FileField.tsx'

const pretend = (name: string, type: string, kilobytes: number) =>
  new File([new Uint8Array(kilobytes * 1024)], name, { type, lastModified: kilobytes })
const letter = pretend('registration certificate.pdf', 'application/pdf', 1240)
const photo = pretend('IMG_20260312_101204.jpg', 'image/jpeg', 2890)

function Held({ files: first, onFilesChange, ...rest }: ComponentProps<typeof FileField>) {
  const [files, setFiles] = useState(first)
  return (
    <FileField
      {...rest}
      files={files}
      onFilesChange={(next) => {
        setFiles(next)
        onFilesChange?.(next)
      }}
    />
  )
}

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: {
    label: 'Documents',
    files: [],
    onFilesChange: () => {},
    accept: ['image/png', 'image/jpeg', 'image/gif', 'application/pdf'],
    maxTotal: 5 * 1024 * 1024,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Required: Story = { args: { required: true, hint: 'The sale certificate, or the return of the rental.' } }
export const Filled: Story = { args: { files: [letter, photo] } }
export const OneFile: Story = {
  args: { label: 'List of plates', accept: ['text/csv', '.csv'], maxFiles: 1 },
}
export const AtMostThree: Story = { args: { maxFiles: 3, files: [letter] } }
export const Missing: Story = { args: { required: true, error: 'Add the sale certificate.' } }
export const Refused: Story = {
  args: { files: [letter] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText(/Documents/)
    const files = [pretend('video of the barrier.mp4', 'video/mp4', 300), pretend('scan.pdf', 'application/pdf', 4500)]
    await userEvent.upload(input, files, { applyAccept: false })
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('video of the barrier.mp4'))
  },
}
export const Sending: Story = { args: { files: [letter, photo], progress: 0.62 } }
export const Disabled: Story = { args: { files: [letter], disabled: true } }
export const LongNamesInASmallPlace: Story = {
  args: {
    label: 'Documents which prove that the vehicle was sold, stolen or destroyed before the journeys of the notice',
    files: [
      pretend(`certificat-de-cession-${'du-vehicule-'.repeat(20)}signe.pdf`, 'application/pdf', 640),
      pretend('קבלה על מכירת הרכב.pdf', 'application/pdf', 310),
      pretend('<img src=x onerror=alert(1)>.png', 'image/png', 12),
    ],
  },
  render: (args) => (
    <div className="w-70">
      <Held {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
