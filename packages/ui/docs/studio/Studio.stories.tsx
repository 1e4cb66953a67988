import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { readBrand } from '../../../tokens/src/index.ts'
import { draftFromSeeds, draftOf } from './draft.ts'
import { hashOf } from './link.ts'
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

export const Harbour: Story = {}

const variable = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
const panelOf = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Brand studio' }))
const previewOf = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Preview' }))
const actionField = (canvas: Canvas) => panelOf(canvas).getByRole('textbox', { name: 'Action' })
const tokensOf = (link: HTMLElement): unknown => {
  const [, text = ''] = (link.getAttribute('href') ?? '').split(',')
  return JSON.parse(decodeURIComponent(text))
}

/**
 * A seed recolours the whole page and keeps it legible; the check refuses a value set by hand; the file is a brand.
 */
export const MakesABrand: Story = {
  play: async ({ canvas }) => {
    const panel = panelOf(canvas)
    const report = within(panel.getByRole('region', { name: 'Check' }))
    await expect(report.getByRole('status')).toHaveTextContent(/^Sound: all \d+ pairs are legible\.$/)

    // Too bright for text on white: the compiler darkens it until it is legible.
    await fireEvent.change(actionField(canvas), { target: { value: '#ffd400' } })
    await waitFor(() => expect(variable('--vl-color-action')).not.toBe('#006b68'))
    await expect(report.getByRole('status')).toHaveTextContent(/^Sound: all \d+ pairs are legible\.$/)

    await userEvent.click(panel.getByText('Single values'))
    await fireEvent.change(panel.getByRole('textbox', { name: 'action' }), { target: { value: '#ffd400' } })
    await waitFor(() => expect(variable('--vl-color-action')).toBe('#ffd400'))
    await expect(report.getByRole('status')).toHaveTextContent(/^This brand is refused: \d+ to mend\./)
    await expect(report.getAllByText(/^light\.color\.action is #ffd400: upon surface /)[0]).toBeVisible()

    await userEvent.selectOptions(previewOf(canvas).getByRole('combobox', { name: 'Light' }), 'dark')
    await expect(document.documentElement.dataset['mode']).toBe('dark')

    await expect(readBrand(tokensOf(panel.getByRole('link', { name: /^Save .*\.tokens\.json$/ })))).toHaveProperty(
      'brand.modes.light.color.action',
      '#ffd400',
    )

    // A legible brand again, because axe runs on the final state.
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Begin with' }), 'volcano')
    await expect(report.getByRole('status')).toHaveTextContent(/^Sound: all \d+ pairs are legible\.$/)
  },
}

/** A seed that had to move is shown before and after with its reason; undo and redo work by button and by key. */
export const ShowsWhatMoved: Story = {
  play: async ({ canvas }) => {
    const panel = panelOf(canvas)
    const [undo, redo] = [panel.getByRole('button', { name: 'Undo' }), panel.getByRole('button', { name: 'Redo' })]
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await userEvent.clear(actionField(canvas))
    await userEvent.type(actionField(canvas), '#c9d400')
    // The field keeps the focus while the brand is computed anew.
    await expect(actionField(canvas)).toHaveFocus()
    const moved = within(await panel.findByRole('list', { name: 'Action, moved' }))
    await expect(moved.getByText(/^#c9d400 is #[\da-f]{6} in light:$/).parentElement).toHaveTextContent(
      /upon [a-z-]+ \(#[\da-f]{6}\) it reaches 1\.\d\d:1, and 4\.5:1 is needed\.$/,
    )

    await userEvent.click(undo)
    await waitFor(() => expect(variable('--vl-color-action')).toBe('#006b68'))
    await expect(actionField(canvas)).toHaveValue('#006b68')
    await userEvent.click(redo)
    await expect(actionField(canvas)).toHaveValue('#c9d400')
    panel.getByRole('heading', { level: 1 }).focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(actionField(canvas)).toHaveValue('#006b68')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(actionField(canvas)).toHaveValue('#c9d400')
  },
}

/** The preview compares with the opened brand, shows how colour-blind readers see it, and lists the computed scale. */
export const ComparesAndSimulates: Story = {
  play: async ({ canvas }) => {
    const preview = previewOf(canvas)
    await fireEvent.change(actionField(canvas), { target: { value: '#0055a4' } })
    await waitFor(() => expect(variable('--vl-color-action')).toBe('#0055a4'))
    const before = preview.getByRole('checkbox', { name: 'Before: as it was opened' })
    await userEvent.click(before)
    await waitFor(() => expect(variable('--vl-color-action')).toBe('#006b68'))
    await userEvent.click(before)
    await waitFor(() => expect(variable('--vl-color-action')).toBe('#0055a4'))

    const readers = preview.getByRole('combobox', { name: 'Seen by' })
    const pages = preview.getByRole('tablist', { name: 'Preview of the brand' })
    const filter = () => getComputedStyle(pages.parentElement?.parentElement ?? pages).filter
    await expect(filter()).toBe('none')
    await userEvent.selectOptions(readers, 'deuteranopia')
    await expect(filter()).toContain('#studio-deuteranopia')
    await userEvent.selectOptions(readers, 'normal')

    await userEvent.click(preview.getByRole('tab', { name: 'Scale' }))
    const row = preview.getByRole('row', { name: /^action #0055a4 was #006b68/ })
    await expect(within(row).getAllByRole('cell')).toHaveLength(4)
    await expect(preview.getByRole('row', { name: /^Without red cones/ })).toBeVisible()
    await expect(preview.getByText('base, 16px')).toBeVisible()
  },
}

/** A logo is checked as the command checks it; a sound one is shown at once, and saved with the others. */
export const TakesALogo: Story = {
  play: async ({ canvas }) => {
    const panel = panelOf(canvas)
    await userEvent.click(panel.getByText('Pictures'))
    const field = panel.getByLabelText('Logo')
    const svg = (inner: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M0 0h160v40H0z"/>${inner}</svg>`
    await userEvent.upload(field, new File([svg('<script>alert(1)</script>')], 'logo.svg', { type: 'image/svg+xml' }))
    await expect(await panel.findByText(/^logo\.svg is a picture with <script>: only shapes/)).toBeVisible()
    await userEvent.upload(field, new File([svg('')], 'ours.svg', { type: 'image/svg+xml' }))
    await waitFor(() => expect(panel.queryByText(/<script>/)).toBeNull())
    await expect(variable('--vl-image-logo')).toContain('data:image/svg+xml')
    await expect(panel.getByRole('link', { name: 'Save logo.svg' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Remove your logo.svg' }))
    await waitFor(() => expect(variable('--vl-image-logo')).toContain('/brands/harbour/logo.svg'))
  },
}

/** A link carries the draft; a damaged one says so. The files for Figma have the draft's colours. */
export const CarriesTheDraft: Story = {
  play: async ({ canvas }) => {
    const panel = panelOf(canvas)
    const harbour = draftOf('harbour')
    const draft = draftFromSeeds({ ...harbour.seeds, label: 'Azur', name: 'azur', action: '#0055a4' }, harbour)
    window.location.hash = '#draft=broken'
    await waitFor(() => expect(panel.getByRole('status', { name: 'Link' })).toHaveTextContent('cut off or damaged'))
    window.location.hash = await hashOf(draft)
    await waitFor(() => expect(actionField(canvas)).toHaveValue('#0055a4'))
    await expect(panel.getByRole('textbox', { name: 'Name people read' })).toHaveValue('Azur')
    await expect(tokensOf(panel.getByRole('link', { name: 'Figma: Dark' }))).toMatchObject({
      $extensions: { 'com.figma.modeName': 'Dark' },
    })
    await expect(tokensOf(panel.getByRole('link', { name: 'Figma: Light' }))).toMatchObject({
      color: { action: { $value: { hex: '#0055A4' } } },
    })
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  },
}
