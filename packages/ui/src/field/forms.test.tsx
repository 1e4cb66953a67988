import '../testing/stories.css'
import { useState, type ReactElement } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup.tsx'
import { CountrySelect } from '../country-select/CountrySelect.tsx'
import { DateField } from '../date-field/DateField.tsx'
import { DateRangeSelector, type DateRange } from '../date-range/DateRangeSelector.tsx'
import { EmailField } from '../email-field/EmailField.tsx'
import { FileField } from '../file-field/FileField.tsx'
import { words as english } from '../locales/en.ts'
import { MaskedField } from '../masked-field/MaskedField.tsx'
import { PasswordField } from '../password-field/PasswordField.tsx'
import { PlateField } from '../plate-field/PlateField.tsx'
import { UiProvider } from '../provider/UiProvider.tsx'
import { RadioCards } from '../radio-cards/RadioCards.tsx'
import { RadioGroup } from '../radio-group/RadioGroup.tsx'
import { SearchField } from '../search-field/SearchField.tsx'
import { Select } from '../select/Select.tsx'
import { Switch } from '../switch/Switch.tsx'
import { TextArea } from '../text-area/TextArea.tsx'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'
import { VehicleClassPicker } from '../vehicle-class-picker/VehicleClassPicker.tsx'
import documented from './reactHookForm.json' with { type: 'json' }

/** What the tests add to a row's field: a default, a held value, a registration, a ref. */
type Given = Record<string, unknown>

interface Row {
  field: string
  draw: (given: Given) => ReactElement
  /** The props of a field with a default value. @default defaultValue */
  free?: (value: unknown) => Given
  /** The props of a field whose value the host holds. @default value and onValueChange */
  held?: (value: unknown, onChange: (value: unknown) => void) => Given
  /** The default, as the host holds it. */
  value: unknown
  /** A change by a person, and what the host holds then. */
  change: () => Promise<void>
  next: unknown
  /** What the form posts of a value: `name=value`. */
  post: (value: unknown) => string[]
  /** The value that the screen shows. */
  shown: () => unknown
  /** A value that the field does not know. */
  odd?: unknown
  /** The element that shows whether the field is required, and takes the focus. */
  control: () => Element | null
  /** False for a field that always has a value, or whose element has no such state. */
  hasRequired?: boolean
}

const box = (role: Parameters<typeof page.getByRole>[0]) => page.getByRole(role, { name: 'Field' })
const type = (text: string) => async () => userEvent.fill(page.getByLabelText('Field', { exact: true }).first(), text)
const labelled = () => page.getByLabelText('Field', { exact: true }).element()
const textIn = (name: string | RegExp) => {
  const input = page.getByRole('textbox', { name, exact: true }).element()
  return input instanceof HTMLInputElement ? input.value : undefined
}
const typed = () => document.querySelector<HTMLInputElement>('[aria-describedby], [id]:is(input, textarea)')?.value
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ labels }) =>
    labels?.[0]?.textContent.toLowerCase(),
  )
const day = (text = '') => text.split('/').toReversed().join('-')
const moment = (date: string, time: string) => `${day(textIn(date))}T${textIn(time)}:00`

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]
const countries = [
  { code: 'de', name: 'Germany' },
  { code: 'fr', name: 'France' },
]
const rental: DateRange = { start: '2026-03-14T10:30:00', end: '2026-03-21T09:00:00' }
const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf', lastModified: 0 })

const changed = (event: { currentTarget: HTMLInputElement }) => event.currentTarget
const native = {
  held: (value: unknown, onChange: (value: unknown) => void): Given => ({
    value,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(changed(event).value),
  }),
}
const yesOrNo = {
  free: (defaultChecked: unknown): Given => ({ defaultChecked }),
  value: true,
  next: false,
  post: (value: unknown) => (value === true ? ['field=on'] : []),
  odd: undefined,
}
const one = (value: unknown) => [`field=${String(value)}`]

/** One row of a text field; its value is the typed text. */
const text = (field: string, Field: typeof TextField | typeof TextArea, value: string, next: string): Row => ({
  field,
  draw: (given) => <Field label="Field" name="field" {...given} />,
  ...native,
  value,
  change: type(next),
  next,
  post: one,
  shown: typed,
  control: labelled,
})

/** The text of the selected card: only its frame has a shadow. */
const framed = () =>
  [...document.querySelectorAll('label')]
    .filter((card) => getComputedStyle(card).boxShadow !== 'none')
    .map((card) => card.textContent.toLowerCase())
    .join()
const vehicles = [
  { kind: 'car', label: 'Car', text: '' },
  { kind: 'vanUpTo2m', label: 'Van', text: '' },
] as const

const rows: Row[] = [
  text('TextField', TextField, 'Martin', 'Durand'),
  text('TextArea', TextArea, 'One', 'Two'),
  text('EmailField', EmailField, 'a@example.org', 'b@example.org'),
  text('PasswordField', PasswordField, 'secret', 'hidden'),
  text('SearchField', SearchField, 'badge', 'receipt'),
  text('PlateField', (props: TextFieldProps) => <PlateField country="FR" {...props} />, 'AB-123-CD', 'EF-456-GH'),
  {
    field: 'MaskedField',
    draw: (given) => <MaskedField label="Field" name="field" groups={[4, 4]} {...given} />,
    value: '70771234',
    change: type('5555 6666'),
    next: '55556666',
    post: one,
    shown: () => textIn('Field')?.replace(/(?<=^\d{4}) (?=\d{4}$)/, ''),
    odd: 'A1',
    control: labelled,
  },
  {
    field: 'Select',
    draw: (given) => <Select label="Field" name="field" options={options} {...given} />,
    ...native,
    value: 'two',
    change: async () => userEvent.selectOptions(box('combobox'), 'One'),
    next: 'one',
    post: one,
    shown: () => document.querySelector('select')?.selectedOptions[0]?.text.toLowerCase(),
    control: labelled,
  },
  {
    field: 'Checkbox',
    draw: (given) => <Checkbox label="Field" name="field" {...given} />,
    ...yesOrNo,
    held: (checked, onChange) => ({
      checked,
      onChange: (event: { currentTarget: HTMLInputElement }) => onChange(changed(event).checked),
    }),
    change: async () => box('checkbox').click(),
    shown: () => ticked().length === 1,
    control: () => box('checkbox').element(),
  },
  {
    field: 'Switch',
    draw: (given) => <Switch label="Field" name="field" {...{ ...given, required: undefined }} />,
    ...yesOrNo,
    held: (checked, onCheckedChange) => ({ checked, onCheckedChange }),
    change: async () => box('switch').click(),
    shown: () => getComputedStyle(page.getByText('On', { exact: true }).element()).visibility === 'visible',
    control: labelled,
    hasRequired: false,
  },
  {
    field: 'RadioCards',
    draw: (given) => <RadioCards legend="Field" name="field" options={options} {...given} />,
    value: 'two',
    change: async () => page.getByRole('radio', { name: 'One' }).click(),
    next: 'one',
    post: one,
    shown: framed,
    control: () => box('radiogroup').element(),
  },
  {
    field: 'VehicleClassPicker',
    draw: (given) => <VehicleClassPicker legend="Field" name="field" vehicles={vehicles} {...given} />,
    value: 'vanUpTo2m',
    change: async () => page.getByRole('radio', { name: 'Car' }).click(),
    next: 'car',
    post: one,
    shown: () => framed().replace('van', 'vanUpTo2m'),
    control: () => box('radiogroup').element(),
  },
  {
    field: 'RadioGroup',
    draw: (given) => <RadioGroup legend="Field" name="field" options={options} {...given} />,
    value: 'two',
    change: async () => page.getByRole('radio', { name: 'One' }).click(),
    next: 'one',
    post: one,
    shown: () => ticked().join(),
    control: () => box('radiogroup').element(),
  },
  {
    field: 'CheckboxGroup',
    draw: (given) => <CheckboxGroup legend="Field" name="field" options={options} {...given} />,
    value: ['two'],
    change: async () => page.getByRole('checkbox', { name: 'One' }).click(),
    next: ['one', 'two'],
    post: (value) =>
      options.flatMap((option) => (isTexts(value) && value.includes(option.value) ? one(option.value) : [])),
    shown: ticked,
    odd: ['three'],
    control: () => page.getByRole('group', { name: 'Field' }).element(),
    hasRequired: false, // The legend says it: a group has no such state.
  },
  {
    field: 'DateField',
    draw: (given) => <DateField label="Field" name="field" {...given} />,
    value: '2026-03-14',
    change: type('1.4.2026'),
    next: '2026-04-01',
    post: one,
    shown: () => day(textIn('Field')?.replace('1.4.2026', '01/04/2026')),
    odd: '2026-02-30',
    control: labelled,
  },
  {
    field: 'DateField with a time',
    draw: (given) => <DateField time label="Field" name="field" {...given} />,
    value: '2026-03-14T10:30:00',
    change: async () => userEvent.fill(page.getByRole('textbox', { name: 'Time' }), '08:00'),
    next: '2026-03-14T08:00:00',
    post: one,
    shown: () => moment('Date', 'Time'),
    odd: '2026-03-14T23:30:00Z',
    control: () => page.getByRole('textbox', { name: 'Date' }).element(),
  },
  {
    field: 'CountrySelect',
    draw: (given) => <CountrySelect label="Field" name="field" options={countries} {...given} />,
    value: 'DE',
    change: async () => {
      await box('combobox').click()
      await page.getByRole('option', { name: 'France' }).click()
    },
    next: 'FR',
    post: one,
    shown: () =>
      ({ Germany: 'DE', France: 'FR' })[document.querySelector<HTMLInputElement>('[role=combobox]')?.value ?? ''],
    odd: 'NL',
    control: () => box('combobox').element(),
  },
  {
    field: 'DateRangeSelector',
    draw: (given) => (
      <DateRangeSelector legend="Field" startName="from" endName="until" onValueChange={() => undefined} {...given} />
    ),
    value: rental,
    change: async () => userEvent.fill(page.getByRole('textbox', { name: 'Start time' }), '08:00'),
    next: { ...rental, start: '2026-03-14T08:00:00' },
    post: (value) => (isRange(value) ? [`from=${value.start}`, `until=${value.end}`] : ['from=', 'until=']),
    shown: () => ({ start: moment('Start date', 'Start time'), end: moment('End date', 'End time') }),
    odd: { start: '2026-02-30T10:30:00', end: '2026-03-14T23:30:00.000Z' },
    control: () => page.getByRole('textbox', { name: 'Start date' }).element(),
  },
  {
    field: 'FileField',
    draw: (given) => <FileField label="Field" name="field" accept={['application/pdf']} maxTotal={1024} {...given} />,
    free: (defaultFiles) => ({ defaultFiles }),
    held: (files, onFilesChange) => ({ files, onFilesChange }),
    value: [file('first.pdf')],
    change: async () => {
      await userEvent.upload(labelled(), file('second.pdf'))
    },
    next: [file('first.pdf'), file('second.pdf')],
    post: (value) => (isFiles(value) ? value.map(({ name, size }) => `field=${name} (${size})`) : []),
    shown: () => [...document.querySelectorAll('li bdi')].map(({ textContent }) => file(textContent)),
    control: labelled,
    hasRequired: false, // The description says it: a file input has no such state.
  },
]

/** As the docs say: `register` cannot write a value that is no text, number or list of texts. */
const takesRegister = (row: Row) => documented.find(({ field }) => field === row.field)?.by === 'register'

it('the docs list each field', () =>
  expect(documented.map(({ field }) => field)).toEqual(rows.map(({ field }) => field)))

const isTexts = (value: unknown): value is string[] => Array.isArray(value)
const isRange = (value: unknown): value is DateRange => typeof value === 'object'
const isFiles = (value: unknown): value is File[] => Array.isArray(value)

const written = (data: FormData) =>
  [...data].map(([name, value]) => `${name}=${typeof value === 'string' ? value : `${value.name} (${value.size})`}`)

function form(): HTMLFormElement {
  const [found] = document.forms
  if (!found) throw new Error('no form')
  return found
}
const posted = () => written(new FormData(form()))
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

const buttons = (
  <>
    <button type="reset">Reset</button>
    <button type="submit">Send</button>
  </>
)
beforeAll(() => {
  document.documentElement.dataset['brand'] = 'harbour'
})
const show = (element: ReactElement) => render(<UiProvider words={english}>{element}</UiProvider>)

const drawFree = (row: Row, given: Given = {}) =>
  row.draw({ ...(row.free?.(row.value) ?? { defaultValue: row.value }), ...given })
const drawHeld = (row: Row, value: unknown, onChange: (value: unknown) => void, given: Given = {}) =>
  row.draw({ ...(row.held?.(value, onChange) ?? { value, onValueChange: onChange }), ...given })

/** Shown and posted are one value. */
const seen = (row: Row) => () => ({ shown: row.shown(), posted: posted() })
const saying = (row: Row, value: unknown) => ({ shown: value, posted: row.post(value) })

function Held({ row }: { row: Row }) {
  const [value, setValue] = useState(row.value)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {drawHeld(row, value, setValue)}
      {buttons}
    </form>
  )
}

interface Fields {
  field: unknown
}
function Registered({ row, values }: { row: Row; values: (read: () => unknown) => void }) {
  const { register, getValues, setValue, reset } = useForm<Fields>({ defaultValues: { field: row.value } })
  values(() => getValues('field'))
  return (
    <form>
      {row.draw({ ...register('field') })}
      <button type="button" onClick={() => setValue('field', row.next)}>
        Set
      </button>
      <button type="button" onClick={() => reset()}>
        Begin again
      </button>
    </form>
  )
}

function Controlled({ row, values }: { row: Row; values: (read: () => unknown) => void }) {
  const { control, getValues, setValue, reset } = useForm<Fields>({ defaultValues: { field: row.value } })
  values(() => getValues('field'))
  return (
    <form>
      <Controller
        control={control}
        name="field"
        render={({ field: { ref, name, value, onChange, onBlur } }) =>
          drawHeld(row, value, onChange, { ref, name, onBlur })
        }
      />
      <button type="button" onClick={() => setValue('field', row.next)}>
        Set
      </button>
      <button type="button" onClick={() => reset()}>
        Begin again
      </button>
    </form>
  )
}

describe.each(rows)('$field', (row) => {
  it('shows and posts its default, then what a person enters, and the default again after a reset', async () => {
    await show(
      <form>
        {drawFree(row)}
        {buttons}
      </form>,
    )
    await expect.poll(seen(row)).toEqual(saying(row, row.value))
    await row.change()
    await userEvent.tab()
    await expect.poll(seen(row)).toEqual(saying(row, row.next))
    await press('Reset')
    await expect.poll(seen(row)).toEqual(saying(row, row.value))
    await row.change()
    await expect.poll(seen(row)).toEqual(saying(row, row.next))
    form().reset()
    await expect.poll(seen(row)).toEqual(saying(row, row.value))
  })

  it('sends its value with the form’s own submit', async () => {
    const sent = vi.fn<(entries: string[]) => void>()
    await show(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(written(new FormData(event.currentTarget)))
        }}
      >
        {drawFree(row, { required: true })}
        {buttons}
      </form>,
    )
    await row.change()
    await press('Send')
    expect(sent.mock.calls).toEqual([[row.post(row.next)]])
  })

  it('shows and posts the value that the host holds, which a reset does not change', async () => {
    await show(<Held row={row} />)
    await expect.poll(seen(row)).toEqual(saying(row, row.value))
    await row.change()
    await userEvent.tab()
    await expect.poll(seen(row)).toEqual(saying(row, row.next))
    await press('Reset')
    await expect.poll(seen(row)).toEqual(saying(row, row.next))
    form().reset()
    await expect.poll(seen(row)).toEqual(saying(row, row.next))
  })

  it('keeps the value of a host that refuses a change', async () => {
    const onChange = vi.fn<(value: unknown) => void>()
    await show(<form>{drawHeld(row, row.value, onChange)}</form>)
    await row.change()
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0)
    await expect.poll(seen(row)).toEqual(saying(row, row.value))
  })

  it('never reports a change that no person made', async () => {
    const onChange = vi.fn<(value: unknown) => void>()
    const value = 'odd' in row ? row.odd : ''
    const screen = await show(<form>{drawHeld(row, value, onChange)}</form>)
    for (const step of [1, 2, 3, 4, 5]) {
      await screen.rerender(
        <UiProvider words={english}>{<form title={`${step}`}>{drawHeld(row, value, onChange)}</form>}</UiProvider>,
      )
    }
    form().reset()
    await screen.unmount()
    expect(onChange).not.toHaveBeenCalled()
  })

  describe.each([
    ...(takesRegister(row) ? [{ by: 'register', Form: Registered }] : []),
    { by: 'Controller', Form: Controlled },
  ])('in React Hook Form by $by', ({ Form }) => {
    it('shows and posts what the form holds: its default, a change, a reset, a value that is set', async () => {
      let held = (): unknown => undefined
      await show(<Form row={row} values={(read) => (held = read)} />)
      const all = async (value: unknown) => {
        await expect.poll(seen(row)).toEqual(saying(row, value))
        await expect.poll(() => held()).toEqual(value)
      }
      await all(row.value)
      await row.change()
      await userEvent.tab()
      await all(row.next)
      await press('Begin again')
      await all(row.value)
      await press('Set')
      await all(row.next)
      await press('Begin again')
      await all(row.value)
    })
  })

  it('leaves validation to the host', async () => {
    await show(<form>{drawFree(row, { required: true })}</form>)
    expect(form().querySelector('[required]')).toBeNull()
    expect(form().checkValidity()).toBe(true)
  })

  it('posts nothing in a disabled fieldset, and cannot be changed there', async () => {
    await show(
      <form>
        <fieldset disabled>{drawFree(row)}</fieldset>
        {buttons}
      </form>,
    )
    await expect.poll(posted).toEqual([])
    const stops = form().querySelectorAll('fieldset :is(input, select, textarea, button):not(:disabled)')
    expect([...stops]).toEqual([])
  })

  it('gives its value to a form action, and returns to its default afterwards', async () => {
    const acted = vi.fn<(entries: string[]) => void>()
    await show(
      <form action={(data) => acted(written(data))}>
        {drawFree(row)}
        {buttons}
      </form>,
    )
    await row.change()
    await press('Send')
    await expect.poll(() => acted.mock.calls).toEqual([[row.post(row.next)]])
    await expect.poll(seen(row)).toEqual(saying(row, row.value))
    await press('Send')
    await expect.poll(() => acted.mock.calls).toEqual([[row.post(row.next)], [row.post(row.value)]])
  })

  it('takes the focus when React Hook Form reports an error', async () => {
    function Form() {
      const { control, handleSubmit } = useForm()
      return (
        <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
          <Controller
            control={control}
            name="field"
            rules={{ validate: () => false }}
            render={({ field }) => drawFree(row, { ref: field.ref })}
          />
          {buttons}
        </form>
      )
    }
    await show(<Form />)
    await press('Send')
    await expect.poll(() => document.activeElement).not.toBe(document.body)
    const { activeElement } = document
    expect(activeElement).not.toHaveAccessibleName('Send')
    const control = row.control()
    expect(control === activeElement || control?.contains(activeElement)).toBe(true)
  })
})

it.each(rows.filter(takesRegister))(
  '$field is touched and focused by React Hook Form when it is registered',
  async (row) => {
    const touched = vi.fn<(touched: boolean | undefined) => void>()
    function Form() {
      const { register, handleSubmit, formState } = useForm<Fields>({ defaultValues: { field: row.value } })
      touched(formState.touchedFields.field === true)
      return (
        <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
          {row.draw({ ...register('field', { validate: () => false }) })}
          {buttons}
        </form>
      )
    }
    await show(<Form />)
    await press('Send')
    await expect.poll(() => document.activeElement).not.toHaveAccessibleName('Send')
    const control = row.control()
    await expect.poll(() => control === document.activeElement || control?.contains(document.activeElement)).toBe(true)
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(() => touched.mock.lastCall).toEqual([true])
  },
)

it.each(rows.filter(({ hasRequired }) => hasRequired !== false))('$field exposes that it is required', async (row) => {
  await show(<form>{drawFree(row, { required: true })}</form>)
  expect(row.control()).toBeRequired()
})
