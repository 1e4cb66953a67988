import '../reset.css'
import '../styles.css'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as german } from '../locales/de.ts'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'

const given = vi.fn<(value: string) => void>()

function Form(props: Partial<DateFieldProps>) {
  return (
    <UiProvider words={english}>
      <form>
        <DateField label="Day" name="day" onValueChange={given} {...props} />
        <button type="reset">Reset</button>
      </form>
    </UiProvider>
  )
}
const show = async (props: Partial<DateFieldProps> = {}) => {
  given.mockClear()
  const screen = await render(<Form {...props} />)
  return () => {
    const form = screen.container.querySelector('form')
    return form && Object.fromEntries(new FormData(form))
  }
}
const narrowColumns = (element: HTMLElement | null) => {
  element?.style.setProperty('display', 'grid')
  element?.style.setProperty('grid-template-columns', '160px 160px')
  element?.style.setProperty('justify-content', 'space-between')
}
const box = page.getByRole('textbox', { name: 'Day', exact: true })
const date = page.getByRole('textbox', { name: 'Date', exact: true })
const time = page.getByRole('textbox', { name: 'Time', exact: true })

describe('one day', () => {
  it('is typed without slashes and given in the format of the wire', async () => {
    const posted = await show()
    await expect.element(box).toHaveAccessibleDescription('dd/mm/yyyy')
    await userEvent.type(box, '14032026')
    await expect.element(box).toHaveValue('14/03/2026')
    expect(posted()).toEqual({ day: '2026-03-14' })
    expect(given).toHaveBeenLastCalledWith('2026-03-14')
  })

  it('has the signs of the language', async () => {
    given.mockClear()
    await render(
      <UiProvider words={german}>
        <DateField label="Tag" onValueChange={given} />
      </UiProvider>,
    )
    const tag = page.getByRole('textbox', { name: 'Tag', exact: true })
    await expect.element(tag).toHaveAccessibleDescription('TT.MM.JJJJ')
    await userEvent.type(tag, '14032026')
    await expect.element(tag).toHaveValue('14.03.2026')
    expect(given).toHaveBeenLastCalledWith('2026-03-14')
  })

  it.each([
    ['1/3/26', '01/03/2026', '2026-03-01'],
    ['2026-02-03', '03/02/2026', '2026-02-03'],
    ['14.3.2026', '14/03/2026', '2026-03-14'],
  ])('%s is completed when the focus leaves', async (text, shown, value) => {
    const posted = await show()
    await userEvent.click(box)
    await userEvent.keyboard(text)
    await userEvent.tab()
    await expect.element(box).toHaveValue(shown)
    expect(posted()).toEqual({ day: value })
    expect(given).toHaveBeenLastCalledWith(value)
  })

  it('is pasted in other formats', async () => {
    const posted = await show()
    await userEvent.click(box)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '2026-03-14T10:30:00')
    box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(box).toHaveValue('14/03/2026')
    expect(posted()).toEqual({ day: '2026-03-14' })
  })

  it('reports a day that does not exist after the focus has left, and gives it as typed', async () => {
    const posted = await show()
    await userEvent.type(box, '31022026')
    await expect.element(box).not.toBeInvalid()
    await userEvent.tab()
    await expect.element(box).toBeInvalid()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('This date does not exist. Expected format: dd/mm/yyyy')
    expect(posted()).toEqual({ day: '31/02/2026' })
    await userEvent.fill(box, '28022026')
    await expect.element(box).not.toBeInvalid()
  })

  it('lets a press on what stands below an unreadable day reach its target', async () => {
    const pressed = vi.fn<() => void>()
    await render(
      <>
        <DateField label="Day" />
        <button type="button" onClick={pressed}>
          Below
        </button>
      </>,
    )
    await userEvent.type(page.getByRole('textbox', { name: 'Day', exact: true }), '31022026')
    await userEvent.click(page.getByRole('button', { name: 'Below' }))
    expect(pressed).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('alert')).toBeVisible()
  })

  it('is chosen in the calendar by key, and the focus returns to its button', async () => {
    const posted = await show({ defaultValue: '2026-03-14' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Saturday, March 14, 2026' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(box).toHaveValue('21/03/2026')
    await expect.element(page.getByRole('button', { name: 'Choose a date' })).toHaveFocus()
    expect(posted()).toEqual({ day: '2026-03-21' })
  })

  it('keeps its calendar in the window at either side', async () => {
    await page.viewport(375, 700)
    await render(
      <div ref={narrowColumns}>
        <DateField label="From" />
        <DateField label="To" />
      </div>,
    )
    for (const index of [0, 1]) {
      await page.getByRole('button', { name: 'Choisir une date' }).nth(index).click()
      const calendar = page.getByRole('dialog')
      await expect.element(calendar).toBeVisible()
      expect(calendar.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
      // The focus in a calendar that reaches out of the window would scroll the page.
      expect(document.documentElement.scrollWidth).toBe(375)
      await userEvent.keyboard('{Escape}')
    }
    await page.viewport(414, 896)
  })

  it('returns to its default when the form resets, and is absent while disabled', async () => {
    const posted = await show({ defaultValue: '2026-03-14' })
    await userEvent.fill(box, '01/04/2026')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.element(box).toHaveValue('14/03/2026')
    expect(posted()).toEqual({ day: '2026-03-14' })
  })

  it('follows the host, which may hold the text of an unfinished date', async () => {
    function Host() {
      const [value, setValue] = useState('2026-03-14')
      return (
        <UiProvider words={english}>
          <DateField label="Day" value={value} onValueChange={setValue} />
          <button type="button" onClick={() => setValue('2026-12-24')}>
            Christmas
          </button>
          <button type="button" onClick={() => setValue('')}>
            None
          </button>
          <output>{value}</output>
        </UiProvider>
      )
    }
    await render(<Host />)
    await userEvent.fill(box, '14/03/20')
    await expect.element(page.getByRole('status')).toHaveTextContent('14/03/20')
    await expect.element(box).toHaveValue('14/03/20')
    await page.getByRole('button', { name: 'Christmas' }).click()
    await expect.element(box).toHaveValue('24/12/2026')
    await page.getByRole('button', { name: 'None' }).click()
    await expect.element(box).toHaveValue('')
  })
})

describe('one day and time', () => {
  it('is a named group that posts both as one', async () => {
    const posted = await show({ time: true, required: true, hint: 'As on the contract.' })
    const group = page.getByRole('group', { name: /^Day/ })
    await expect.element(group).toHaveAccessibleDescription('As on the contract.')
    await userEvent.type(date, '14032026')
    expect(posted()).toEqual({ day: '14/03/2026' })
    await userEvent.type(time, '1030')
    await expect.element(time).toHaveValue('10:30')
    expect(posted()).toEqual({ day: '2026-03-14T10:30:00' })
    expect(given).toHaveBeenLastCalledWith('2026-03-14T10:30:00')
  })

  it('is pasted into the date as one', async () => {
    await show({ time: true })
    await userEvent.click(date)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '14/03/2026 10:30')
    date.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(time).toHaveValue('10:30')
    expect(given).toHaveBeenLastCalledWith('2026-03-14T10:30:00')
  })

  it('reports the part that is wrong, in one sentence', async () => {
    await show({ time: true, defaultValue: '2026-03-14T10:30:00' })
    await userEvent.fill(time, '25:00')
    await userEvent.tab()
    await expect.element(time).toBeInvalid()
    await expect.element(date).not.toBeInvalid()
    await expect.element(time).toHaveAccessibleDescription('hh:mm This time does not exist. Expected format: hh:mm')
    await userEvent.fill(time, '9')
    await userEvent.tab()
    await expect.element(time).toHaveValue('09:00')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})
