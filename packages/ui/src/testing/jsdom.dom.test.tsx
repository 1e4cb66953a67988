// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite'
import { act, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { userEvent, waitFor, within } from 'storybook/test'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Accordion } from '../accordion/Accordion.tsx'
import { Button } from '../button/Button.tsx'
import { Carousel } from '../carousel/Carousel.tsx'
import { CountrySelect } from '../country-select/CountrySelect.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx'
import { Modal } from '../modal/Modal.tsx'
import { Popover } from '../popover/Popover.tsx'
import { TextField } from '../text-field/TextField.tsx'

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../*/*.stories.tsx', { eager: true })

/*
 * Mounts and unmounts every story, and uses the components with the richest behaviour, in a DOM without layout, as a host's
 * own tests do. Whatever a component throws or logs fails.
 */
describe.each(Object.entries(files))('%s', (_, file) => {
  const stories: [string, ComponentType][] = Object.entries(composeStories(file))
  it.each(stories)('%s', async (_name, Story) => {
    const { unmount } = await mount(<Story />)
    expect(document.body.innerHTML).not.toBe('')
    await unmount()
  })
})

it('a dialog and a drawer open, keep the focus and close', async () => {
  const { page, unmount } = await mount(
    <>
      <Modal trigger={<Button>Modal</Button>} title="Modal title" footer={<Button>Yes</Button>}>
        <p>Text</p>
      </Modal>
      <Drawer trigger={<Button>Drawer</Button>} title="Drawer title">
        <a href="/help">Help</a>
      </Drawer>
    </>,
  )
  for (const name of ['Modal', 'Drawer']) {
    await userEvent.click(page.getByRole('button', { name }))
    expect(await page.findByRole('dialog', { name: `${name} title` })).toBeTruthy()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  }
  await unmount()
})

it('a country is typed and chosen', async () => {
  const options = [
    { code: 'FR', name: 'France' },
    { code: 'NL', name: 'Netherlands', keywords: ['Holland'] },
  ]
  const { page, unmount } = await mount(<CountrySelect label="Country" options={options} />)
  const field = page.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
  await userEvent.clear(field)
  await userEvent.type(field, 'holland{Enter}')
  await waitFor(() => expect(field.value).toBe('Netherlands'))
  await unmount()
})

it('an answer unfolds, a slide moves, a popover opens and an error leads to its field', async () => {
  const { page, unmount } = await mount(
    <>
      <ErrorSummary title="One error" errors={[{ id: 'town', text: 'Enter a town' }]} />
      <TextField id="town" label="Town" />
      <Accordion items={[{ id: 'a', title: 'Why?', content: 'Because.' }]} />
      <Carousel label="News" items={['One', 'Two'].map((id) => ({ id, node: <p>{id}</p> }))} />
      <Popover label="Help" trigger={<Button>Open help</Button>}>
        A sentence.
      </Popover>
    </>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Why?' }))
  expect(await page.findByText('Because.')).toBeTruthy()
  for (const button of page.getAllByRole('button', { name: /2|Suivant/ })) await userEvent.click(button)
  await userEvent.click(page.getByRole('button', { name: 'Open help' }))
  expect(await page.findByText('A sentence.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('link', { name: 'Enter a town' }))
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Town' }))
  await unmount()
})

async function mount(content: ReactNode) {
  const logged: unknown[][] = []
  const { error, warn } = console
  console.error = (...words: unknown[]) => void logged.push(words)
  console.warn = console.error
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onUncaughtError: (fault) => void logged.push([fault]) })
  const unmount = async () => {
    await settled(() => root.unmount())
    place.remove()
    expect(logged).toEqual([])
  }
  onTestFinished(() => void Object.assign(console, { error, warn }))
  await settled(() => root.render(content))
  return { page: within(document.body), unmount }
}

/** Waits for React's effects. Only here, because Storybook's user does not wrap its events in `act`. */
async function settled(change: () => void): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await act(async () => change())
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
}
