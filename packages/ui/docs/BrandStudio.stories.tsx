import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { brandFiles, readBrand } from '../../tokens/src/index.ts'
import { BrandStudio } from './BrandStudio.tsx'

const meta = {
  title: 'Start/Brand studio',
  component: BrandStudio,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'draft' },
  argTypes: {
    action: { control: 'color' },
    accent: { control: 'color' },
    neutral: { control: 'text' },
    radius: { control: 'text' },
    headingFont: { control: 'text' },
  },
  args: {
    name: 'rivage',
    label: 'Rivage',
    action: '#006b68',
    accent: '#ff8a65',
    neutral: 'cool',
    radius: 'soft',
    font: 'Figtree',
    density: 'comfortable',
  },
} satisfies Meta<typeof BrandStudio>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const action = () => getComputedStyle(document.documentElement).getPropertyValue('--vl-color-action').trim()
const studioOf = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Brand studio' }))
const savedAs = (canvas: Canvas, name: string): unknown => {
  const [, text = ''] = (
    studioOf(canvas)
      .getByRole('link', { name: `Save ${name}` })
      .getAttribute('href') ?? ''
  ).split(',')
  return JSON.parse(decodeURIComponent(text))
}

/** The page wears the brand; the files to save are the brand, and one file per mode for Figma. */
export const Seeds: Story = {
  play: async ({ canvas }) => {
    await expect(studioOf(canvas).getByRole('status')).toHaveTextContent(/^Sound: all \d+ pairs are legible\.$/)
    await expect(action()).toBe('#006b68')
    await expect(readBrand(savedAs(canvas, 'rivage.tokens.json'))).toHaveProperty('brand.label', 'Rivage')
    await expect(savedAs(canvas, 'rivage.dark.figma.json')).toMatchObject({
      $extensions: { 'com.figma.modeName': 'Dark' },
    })
    await expect(studioOf(canvas).getByRole('link', { name: 'Save logo.svg' })).toBeVisible()
  },
}

/** The compiler darkens a colour that is too bright for text on white, and says so. */
export const BrightColour: Story = {
  args: { action: '#c9d400' },
  play: async ({ canvas }) => {
    await expect(
      within(studioOf(canvas).getByRole('list', { name: 'Moved' })).getAllByRole('listitem')[0],
    ).toHaveTextContent(
      /^action #c9d400 is #[\da-f]{6} in light: upon [a-z-]+ \(#[\da-f]{6}\) it reaches 1\.\d\d:1, and 4\.5:1 is needed\.$/,
    )
    await expect(action()).not.toBe('#c9d400')
  },
}

/** A seed that no brand can have is refused with its reason. */
export const WrongSeed: Story = {
  args: { radius: '90px' },
  play: async ({ canvas }) => {
    await expect(studioOf(canvas).getByRole('status')).toHaveTextContent('Refused: 1 to mend.')
    await expect(studioOf(canvas).getByText(/^radius is "90px":/)).toBeVisible()
  },
}

/** A tokens file that was changed by hand is checked as `brand check` does. */
export const OpenedFile: Story = {
  play: async ({ canvas }) => {
    const open = (text: string) =>
      userEvent.upload(
        studioOf(canvas).getByLabelText('Open a tokens file instead of the seeds'),
        new File([text], 'a.json'),
      )
    await open('{')
    await waitFor(() => expect(studioOf(canvas).getByText(/^the file is no JSON:/)).toBeVisible())
    const [dark, white] = ['"components":[0.6627,0.1725,0.0784],"hex":"#a92c14"', '"components":[1,1,1]']
    await open(JSON.stringify(brandFiles['volcano']).replaceAll(dark, white))
    await waitFor(() =>
      expect(studioOf(canvas).getAllByText(/^light\.color\.action is #ffffff: upon/)[0]).toBeVisible(),
    )
    // A legible brand again, because axe runs on the final state.
    await open(JSON.stringify(brandFiles['volcano']))
    await waitFor(() => expect(studioOf(canvas).getByRole('status')).toHaveTextContent(/^Sound/))
    await expect(savedAs(canvas, 'volcano.tokens.json')).toEqual(brandFiles['volcano'])
  },
}
