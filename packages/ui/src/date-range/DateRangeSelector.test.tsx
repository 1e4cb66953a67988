import '../reset.css'
import '../styles.css'
import type { CDPSession } from '@vitest/browser-playwright'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as german } from '../locales/de.ts'
import { words as english } from '../locales/en.ts'
import { words as spanish } from '../locales/es.ts'
import { words as french } from '../locales/fr.ts'
import { words as italian } from '../locales/it.ts'
import { UiProvider, type Words } from '../provider/UiProvider.tsx'
import { tap } from '../testing/touch.ts'
import { DateRangeSelector, type DateRange } from './DateRangeSelector.tsx'

const changed = vi.fn<(range: DateRange | undefined) => void>()
beforeEach(() => {
  changed.mockClear()
})

const rental = { start: '2026-03-14T10:30:00', end: '2026-03-21T09:00:00' }
const missing = 'La date de début et la date de fin doivent être remplies.'

interface Given {
  value?: DateRange
  error?: string
  errorSide?: 'start' | 'end'
  words?: Words
  min?: string
  max?: string
}

function Rental({ value, error, errorSide, words = french, min, max }: Given) {
  const [range, setRange] = useState(value)
  return (
    <UiProvider words={words}>
      <DateRangeSelector
        legend="Rental"
        value={range}
        error={error}
        errorSide={errorSide}
        min={min}
        max={max}
        onValueChange={(next) => {
          changed(next)
          setRange(next)
        }}
      />
      <button type="button" onClick={() => setRange(undefined)}>
        Reset
      </button>
      <button type="button" onClick={() => setRange(rental)}>
        Last rental
      </button>
    </UiProvider>
  )
}

const part = (name: string) => page.getByRole('textbox', { name, exact: true })
const startDate = part('Date de début')
const startTime = part('Heure de début')
const endDate = part('Date de fin')
const endTime = part('Heure de fin')

it('has four labelled parts in groups with legends', { tags: ['WIDGET-24'] }, async () => {
  const screen = await render(<Rental value={rental} />)
  await expect.element(screen.getByRole('group', { name: 'Rental' })).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Début' }).getByRole('textbox').first()).toBeVisible()
  await expect.element(startDate).toHaveValue('14/03/2026')
  await expect.element(startTime).toHaveValue('10:30')
  await expect.element(endDate).toHaveValue('21/03/2026')
  await expect.element(endTime).toHaveValue('09:00')
  await expect.element(startDate).toHaveAccessibleDescription('jj/mm/aaaa')
})

describe('the literal rule', () => {
  it(
    'emits local times once all four parts are typed, and clears the error',
    { tags: ['WIDGET-25', 'WIDGET-28'] },
    async () => {
      const screen = await render(<Rental />)
      await userEvent.type(startDate, '14032026')
      await expect.element(startDate).toHaveValue('14/03/2026')
      await userEvent.type(startTime, '1030')
      await userEvent.type(endDate, '21032026')
      await expect.element(screen.getByRole('alert')).toHaveTextContent(missing)
      expect(changed).not.toHaveBeenCalledWith(expect.objectContaining({ start: expect.any(String) }))
      await userEvent.type(endTime, '0900')
      expect(changed).toHaveBeenLastCalledWith(rental)
      await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    },
  )

  it.each([
    ['start date', startDate, '13/03/2026', { start: '2026-03-13T10:30:00', end: rental.end }],
    ['start time', startTime, '08:15', { start: '2026-03-14T08:15:00', end: rental.end }],
    ['end date', endDate, '22/03/2026', { start: rental.start, end: '2026-03-22T09:00:00' }],
    ['end time', endTime, '18:45', { start: rental.start, end: '2026-03-21T18:45:00' }],
  ])('emits start and end again when the %s changes', { tags: ['WIDGET-26'] }, async (_, input, text, expected) => {
    await render(<Rental value={rental} />)
    await userEvent.fill(input, text)
    expect(changed.mock.calls).toEqual([[expected]])
  })

  it.each([
    ['start date', startDate],
    ['start time', startTime],
    ['end date', endDate],
    ['end time', endTime],
  ])('shows the error when the %s goes missing', { tags: ['WIDGET-27', 'VALID-01'] }, async (_, input) => {
    const screen = await render(<Rental value={rental} />)
    await userEvent.clear(input)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(missing)
    await expect.element(input).toBeInvalid()
    await expect.element(input).toHaveAccessibleDescription(new RegExp(missing))
    expect(changed).toHaveBeenLastCalledWith(undefined)
  })

  it('shows no error before the first change, and while a part is being typed', async () => {
    const screen = await render(<Rental />)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.type(startDate, '1403')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    expect(changed).not.toHaveBeenCalled()
  })

  it('clears the error when the host sets all four parts', { tags: ['WIDGET-25'] }, async () => {
    const screen = await render(<Rental value={rental} />)
    await userEvent.fill(startDate, '31/02/2026')
    await userEvent.clear(startTime)
    await expect.element(screen.getByRole('alert').last()).toHaveTextContent(missing)
    await userEvent.click(screen.getByRole('button', { name: 'Last rental' }))
    await expect.element(startTime).toHaveValue('10:30')
    await expect.element(startDate).toBeValid()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('accepts an end before the start', { tags: ['VALID-02', 'OPEN-29'] }, async () => {
    const screen = await render(<Rental value={rental} />)
    await userEvent.fill(endDate, '01/01/2026')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    expect(changed).toHaveBeenLastCalledWith({ start: rental.start, end: '2026-01-01T09:00:00' })
  })

  it.each([
    ['Début', startTime],
    ['Fin', endTime],
  ])('shows the error in the group "%s" whose part is missing', async (name, input) => {
    const screen = await render(<Rental value={rental} />)
    await userEvent.clear(input)
    await expect.element(screen.getByRole('group', { name }).getByRole('alert')).toHaveTextContent(missing)
  })

  it('shows only the reason of an unreadable part, beside it', async () => {
    const screen = await render(<Rental value={rental} />)
    await userEvent.fill(endDate, '31/02/2026')
    await userEvent.tab()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Cette date n'existe pas/)
    await expect.element(screen.getByRole('group', { name: 'Fin' }).getByRole('alert')).toBeVisible()
    await expect.element(endTime).toBeValid()
  })

  it('shows the error of the form beside the side that it is about', async () => {
    const screen = await render(<Rental value={rental} error="The end must follow the start." errorSide="end" />)
    await expect.element(screen.getByRole('group', { name: 'Fin' }).getByRole('alert')).toBeVisible()
    await expect.element(endDate).toBeInvalid()
    await expect.element(startDate).toBeValid()
  })

  it('shows the error of the form that uses it', async () => {
    const screen = await render(<Rental value={rental} error="The end must follow the start." />)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The end must follow the start.')
  })

  it.each([
    ['English', english, 'Please fill in the start date and the end date.'],
    ['German', german, 'Bitte geben Sie Anfangsdatum und Enddatum an.'],
    ['Italian', italian, 'Inserisca la data di inizio e la data di fine.'],
    ['Spanish', spanish, 'Indique la fecha de inicio y la fecha de fin.'],
  ])('has texts in %s', async (_, words, text) => {
    const screen = await render(<Rental value={rental} words={words} />)
    await userEvent.clear(screen.getByRole('textbox').first())
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
  })
})

describe('typing', () => {
  it.each([
    ['30/03/2025', '02:30', '2025-03-30T02:30:00'],
    ['26/10/2025', '02:30', '2025-10-26T02:30:00'],
    ['29/02/2028', '23:59', '2028-02-29T23:59:00'],
    ['01/01/0001', '00:00', '0001-01-01T00:00:00'],
    ['31/12/9999', '00:00', '9999-12-31T00:00:00'],
  ])('emits %s %s unchanged, in any zone', { tags: ['F-INP-07'] }, async (date, time, start) => {
    await render(<Rental value={rental} />)
    await userEvent.fill(startDate, date)
    await userEvent.fill(startTime, time)
    expect(changed).toHaveBeenLastCalledWith({ start, end: rental.end })
  })

  it('reports a date that does not exist, and shows the expected format', async () => {
    const screen = await render(<Rental value={rental} />)
    await userEvent.fill(startDate, '31/02/2026')
    await userEvent.tab()
    await expect
      .element(startDate)
      .toHaveAccessibleDescription(/Cette date n'existe pas. Format attendu\s: jj\/mm\/aaaa/)
    await expect.element(startDate).toBeInvalid()
    await expect.element(startDate).toHaveValue('31/02/2026')
    await userEvent.fill(startDate, '28/02/2026')
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-02-28T10:30:00', end: rental.end })
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('completes short forms on blur', async () => {
    await render(<Rental value={rental} />)
    await userEvent.fill(startDate, '1.4.26')
    await userEvent.fill(startTime, '9')
    await userEvent.tab()
    await expect.element(startDate).toHaveValue('01/04/2026')
    await expect.element(startTime).toHaveValue('09:00')
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-04-01T09:00:00', end: rental.end })
  })

  it('completes short forms before Enter submits the form', async () => {
    const sent = vi.fn<(range: DateRange | undefined) => void>()
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(changed.mock.lastCall?.[0])
        }}
      >
        <Rental value={rental} />
        <button type="submit">Add</button>
      </form>,
    )
    await userEvent.fill(startDate, '1.4.26')
    await userEvent.keyboard('{Enter}')
    expect(sent.mock.calls).toEqual([[{ start: '2026-04-01T10:30:00', end: rental.end }]])
  })

  it.each(['2026-02-03', '2012-02-03', '2026/02/03'])('accepts %s, typed with the year first', async (text) => {
    await render(<Rental value={rental} />)
    await userEvent.clear(startDate)
    await userEvent.type(startDate, text)
    await expect.element(startDate).toHaveValue(text)
    await userEvent.tab()
    await expect.element(startDate).toHaveValue(`03/02/${text.slice(0, 4)}`)
    expect(changed).toHaveBeenLastCalledWith({ start: `${text.slice(0, 4)}-02-03T10:30:00`, end: rental.end })
  })

  it('lets the user delete through the slashes', async () => {
    await render(<Rental value={rental} />)
    await userEvent.click(startDate)
    await userEvent.keyboard('{End}{Backspace>7/}')
    await expect.element(startDate).toHaveValue('14/')
    await userEvent.keyboard('{Backspace}{Backspace}5042026')
    await expect.element(startDate).toHaveValue('15/04/2026')
  })

  it('fills date and time from one paste', async () => {
    await render(<Rental value={rental} />)
    const data = new DataTransfer()
    data.setData('text', '2026-04-02T18:45:00')
    startDate
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect.element(startDate).toHaveValue('02/04/2026')
    await expect.element(startTime).toHaveValue('18:45')
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-04-02T18:45:00', end: rental.end })
  })

  it('clears when the host removes the range', async () => {
    const screen = await render(<Rental value={rental} />)
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await expect.element(startDate).toHaveValue('')
    await expect.element(endTime).toHaveValue('')
  })
})

describe('the calendar', () => {
  const opener = page.getByRole('button', { name: 'Ouvrir le calendrier : Début' })
  const calendar = page.getByRole('dialog', { name: 'Calendrier : Date de début' })
  const day = (name: string) => calendar.getByRole('button', { name, exact: true })

  it('starts weeks on Monday, in every language', { tags: ['WIDGET-30'] }, async () => {
    const screen = await render(<Rental value={rental} words={english} />)
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar: Start' }))
    await expect.element(screen.getByRole('columnheader').first()).toBeVisible()
    const heads = screen.getByRole('columnheader').elements()
    expect(heads.map((head) => head.getAttribute('abbr'))[0]).toBe('Monday')
    expect(heads.at(-1)).toHaveAttribute('abbr', 'Sunday')
  })

  it('moves by arrows, Home, End and page keys; Enter selects and returns the focus', async () => {
    await render(<Rental value={rental} />)
    await userEvent.click(opener)
    await expect.element(day('samedi 14 mars 2026')).toHaveFocus()
    for (const [key, name] of [
      ['{ArrowRight}', 'dimanche 15 mars 2026'],
      ['{ArrowDown}', 'dimanche 22 mars 2026'],
      ['{Home}', 'lundi 16 mars 2026'],
      ['{ArrowUp}', 'lundi 9 mars 2026'],
      ['{End}', 'dimanche 15 mars 2026'],
      ['{PageDown}', 'mercredi 15 avril 2026'],
      ['{ArrowLeft}', 'mardi 14 avril 2026'],
      ['{PageUp}', 'samedi 14 mars 2026'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(day(name)).toHaveFocus()
    }
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await expect.element(startDate).toHaveValue('15/03/2026')
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-03-15T10:30:00', end: rental.end })
  })

  it('keeps Tab in its dialog, in both directions', async () => {
    await render(<Rental value={rental} />)
    await userEvent.click(opener)
    await expect.element(day('samedi 14 mars 2026')).toHaveFocus()
    await expect.element(calendar).toHaveAttribute('aria-modal', 'true')
    await userEvent.tab()
    await expect.element(calendar.getByRole('button', { name: 'Mois précédent' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(day('samedi 14 mars 2026')).toHaveFocus()
  })

  it('moves by years with Shift, and selects by touch', async () => {
    await render(<Rental value={rental} />)
    await tap(opener.element())
    await expect.element(day('samedi 14 mars 2026')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    await expect.element(day('dimanche 14 mars 2027')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await tap(day('vendredi 20 mars 2026').element())
    await expect.element(startDate).toHaveValue('20/03/2026')
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-03-20T10:30:00', end: rental.end })
  })

  it('reverses the left and right arrows in right-to-left writing', async () => {
    await render(
      <div dir="rtl">
        <Rental value={rental} />
      </div>,
    )
    await userEvent.click(opener)
    await expect.element(day('samedi 14 mars 2026')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(day('dimanche 15 mars 2026')).toHaveFocus()
  })

  it('disables days before the first and after the last', async () => {
    await render(<Rental value={rental} min="2026-03-10" max="2026-03-16" />)
    await userEvent.click(opener)
    await expect.element(day('lundi 9 mars 2026')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day('lundi 9 mars 2026'), { force: true })
    await expect.element(startDate).toHaveValue('14/03/2026')
    await userEvent.click(day('mardi 10 mars 2026'))
    await expect.element(startDate).toHaveValue('10/03/2026')
    await userEvent.click(opener)
    await expect.element(day('mardi 10 mars 2026')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(day('lundi 16 mars 2026')).toHaveFocus()
  })

  it.each(['Pacific/Auckland', 'America/New_York', 'Indian/Reunion'])(
    'shifts no date in the zone %s',
    { tags: ['WIDGET-28', 'F-INP-07'] },
    async (timezoneId) => {
      const protocol: CDPSession = cdp()
      await protocol.send('Emulation.setTimezoneOverride', { timezoneId })
      await render(<Rental value={{ start: '2026-03-29T02:30:00', end: '2026-10-25T02:30:00' }} />)
      await userEvent.click(opener)
      await expect.element(day('dimanche 29 mars 2026')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{Enter}')
      await expect.element(startDate).toHaveValue('30/03/2026')
      await userEvent.fill(endTime, '23:59')
      expect(changed).toHaveBeenLastCalledWith({ start: '2026-03-30T02:30:00', end: '2026-10-25T23:59:00' })
      await protocol.send('Emulation.setTimezoneOverride', { timezoneId: '' })
    },
  )

  it('closes on Escape, returns the focus to its button, and keeps a surrounding dialog open', async () => {
    const outer = vi.fn<(event: KeyboardEvent) => void>()
    document.addEventListener('keydown', outer, { capture: true })
    await render(<Rental value={rental} />)
    await userEvent.click(opener)
    await userEvent.keyboard('{Escape}')
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(outer.mock.calls.some(([event]) => event.key === 'Escape')).toBe(false)
    document.removeEventListener('keydown', outer, { capture: true })
  })

  it('opens and closes by its button, and closes when the focus leaves', async () => {
    await render(<Rental value={rental} />)
    await userEvent.click(opener)
    await expect.element(calendar).toBeVisible()
    await userEvent.click(opener)
    await expect.element(calendar).not.toBeInTheDocument()
    await userEvent.click(opener)
    await userEvent.click(startTime)
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(startTime).toHaveFocus()
  })

  it('ends with the year 9999, the last that the field reads', async () => {
    await render(<Rental value={{ start: '9999-12-01T10:00:00', end: '9999-12-31T10:00:00' }} />)
    await userEvent.click(opener)
    await expect.element(day('mercredi 1 décembre 9999')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await userEvent.keyboard('{End}{ArrowDown>5/}')
    await expect.element(day('vendredi 31 décembre 9999')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(startDate).toHaveValue('31/12/9999')
  })

  it('moves by years with its list', async () => {
    await render(<Rental value={rental} min="2024-06-01" />)
    await userEvent.click(opener)
    const year = calendar.getByRole('combobox', { name: 'Année' })
    await userEvent.selectOptions(year, '2027')
    await expect.element(calendar.getByText('mars 2027')).toBeInTheDocument()
    await userEvent.selectOptions(year, '2024')
    await expect.element(calendar.getByText('juin 2024')).toBeInTheDocument()
    await expect.element(year.getByRole('option').first()).toHaveTextContent('2024')
    await userEvent.click(day('mardi 4 juin 2024'))
    await expect.element(startDate).toHaveValue('04/06/2024')
  })

  it('marks today', async () => {
    await render(<Rental />)
    await userEvent.click(opener)
    const name = new Intl.DateTimeFormat('fr', { dateStyle: 'full' }).format(new Date())
    await expect.element(day(name)).toHaveAttribute('aria-current', 'date')
    expect(calendar.element().querySelectorAll('[aria-current]')).toHaveLength(1)
  })

  it('moves by months with its buttons', async () => {
    await render(<Rental value={rental} />)
    await userEvent.click(opener)
    await userEvent.click(calendar.getByRole('button', { name: 'Mois suivant' }))
    await expect.element(calendar.getByText('avril 2026')).toBeInTheDocument()
    await userEvent.click(day('jeudi 2 avril 2026'))
    await expect.element(startDate).toHaveValue('02/04/2026')
  })
})

it('still takes the earlier name of its handler', async () => {
  const change = vi.fn<(range: DateRange | undefined) => void>()
  await render(<DateRangeSelector legend="Rental" defaultValue={rental} onChange={change} />)
  await startTime.fill('11:00')
  expect(change).toHaveBeenLastCalledWith({ ...rental, start: rental.start.replace('10:30', '11:00') })
})
