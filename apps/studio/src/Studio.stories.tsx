import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandFiles, checkBrand } from '@voie-libre/tokens'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Studio } from './Studio.tsx'

const meta = {
  title: 'Start/Brand studio',
  component: Studio,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Studio>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const panelOf = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Brand studio' }))
const previewOf = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Preview' }))
const seed = (canvas: Canvas, name: string) => panelOf(canvas).getByRole('textbox', { name })
/** In one event: a letter at a time would check six half-typed brands. */
const type = async (field: HTMLElement, value: string) => {
  await userEvent.click(field)
  await fireEvent.change(field, { target: { value } })
}
const savedAs = (canvas: Canvas, name: string): unknown => {
  const href = panelOf(canvas)
    .getByRole('link', { name: `Save ${name}` })
    .getAttribute('href')
  return JSON.parse(decodeURIComponent(href?.split(',')[1] ?? ''))
}
/** The background of the sample page's button. */
const fill = (canvas: Canvas) =>
  getComputedStyle(previewOf(canvas).getByRole('button', { name: /^Payer/ })).backgroundColor

/** A seed dresses the page; before is what was opened. */
export const Seeds: Story = {
  play: async ({ canvas }) => {
    const panel = panelOf(canvas)
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/^Sound: all \d+ pairs are legible\.$/))
    await type(seed(canvas, 'action'), '#ffd200')
    await expect(seed(canvas, 'action')).toHaveFocus()
    await waitFor(() => expect(fill(canvas)).toBe('rgb(255, 210, 0)'))
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/^Sound/))
    await expect(within(panel.getByRole('list', { name: 'Moved' })).getAllByRole('listitem')[0]).toHaveTextContent(
      /^action #ffd200 is #[\da-f]{6} as action-text in light: upon [a-z-]+ \(#[\da-f]{6}\) it reaches 1\.\d\d:1, and 4\.5:1 is needed\.$/,
    )
    await userEvent.click(previewOf(canvas).getByRole('checkbox', { name: 'Before: as it was opened' }))
    await waitFor(() => expect(fill(canvas)).toBe('rgb(0, 107, 104)'))
    await userEvent.click(previewOf(canvas).getByRole('checkbox', { name: 'Before: as it was opened' }))
  },
}

/** Undo and redo go by button and by key; a seed that no brand can have is refused beside its field. */
export const Undo: Story = {
  play: async ({ canvas }) => {
    const panel = panelOf(canvas)
    await type(seed(canvas, 'action'), '#ffd200')
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(seed(canvas, 'action')).toHaveValue('#006b68'))
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => expect(seed(canvas, 'action')).toHaveValue('#ffd200'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(seed(canvas, 'action')).toHaveValue('#006b68'))
    await type(seed(canvas, 'radius'), '90px')
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Refused: 1 to mend.'))
    await expect(seed(canvas, 'radius')).toHaveAccessibleDescription(/radius is "90px": /)
    await type(seed(canvas, 'radius'), 'soft')
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/^Sound/))
  },
}

/** A single value is checked beside its field, in the mode of the preview, and is in the saved file. */
export const Values: Story = {
  play: async ({ canvas }) => {
    const panel = panelOf(canvas)
    await userEvent.selectOptions(previewOf(canvas).getByRole('combobox', { name: 'Mode' }), 'dark')
    await userEvent.click(panel.getByText('Signals'))
    const danger = panel.getByRole('textbox', { name: 'danger' })
    await expect(danger).toHaveAccessibleDescription(/Least contrast \d+\.\d\d:1 on [a-z-]+; 4\.5:1 is needed\./)
    await type(danger, '#402020')
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/^Refused/))
    await expect(danger).toHaveAccessibleDescription(/dark\.color\.danger is #402020: upon surface /)
    await type(danger, '#ffb4ab')
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/^Sound/))
    await expect(checkBrand(savedAs(canvas, 'rivage.tokens.json')).brand?.modes.dark.color.danger).toBe('#ffb4ab')
    await userEvent.click(panel.getByText('Variables for Figma'))
    await expect(savedAs(canvas, 'rivage.dark.compact.figma.json')).toMatchObject({
      $extensions: { 'com.figma.modeName': 'Dark, compact' },
    })
  },
}

/** A file and a picture of one's own are read and checked as `brand check` does, and saved as they are. */
export const Files: Story = {
  play: async ({ canvas }) => {
    const panel = panelOf(canvas)
    const put = (label: string, text: string, name = 'a.json') =>
      userEvent.upload(panel.getByLabelText(label), new File([text], name))
    await put('Open a brand’s file', '{"light":{},"light":{}}')
    await waitFor(() => expect(panel.getByText(/^light is there twice: /)).toBeVisible())
    await put('Open a brand’s file', JSON.stringify(brandFiles['volcano']))
    await waitFor(() => expect(seed(canvas, 'label')).toHaveValue('Basalte'))
    await waitFor(() => expect(savedAs(canvas, 'volcano.tokens.json')).toEqual(brandFiles['volcano']))
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/^Sound/))
    const svg = (color: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="${color}" d="M0 0h160v40H0z"/></svg>`
    await put('logo.svg, an SVG of your own', svg('#ffffff'), 'a.svg')
    await waitFor(() => expect(panel.getByText(/^logo\.svg is not seen: /)).toBeVisible())
    await userEvent.click(panel.getByRole('button', { name: 'Draw logo.svg again' }))
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/^Sound/))
  },
}
