import '../reset.css'
import '../styles.css'
import { useState, type ReactElement, type Ref } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
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

/** What every field takes; the row adds the rest. */
interface Given {
  required?: boolean
  ref?: Ref<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>
}

interface Row {
  field: string
  /** The field with a default value. */
  free: (given: Given) => ReactElement
  /** The field with a value that the host holds. */
  held: (given: Given, value: unknown, onChange: (value: unknown) => void) => ReactElement
  /** The default, as the host holds it. */
  value: unknown
  /** What the form posts: `name=value`. */
  posted: string[]
  /** A change by a person, and what the form posts then. */
  change: () => Promise<void>
  changed: string[]
  /** The element that shows whether the field is required, and takes the focus. */
  control: () => Element | null
  /** False for a field that always has a value, or whose element has no such state. */
  hasRequired?: boolean
}

const box = (role: Parameters<typeof page.getByRole>[0]) => page.getByRole(role, { name: 'Field' })
const type = (text: string) => async () => userEvent.fill(page.getByLabelText('Field', { exact: true }).first(), text)
const labelled = () => page.getByLabelText('Field', { exact: true }).element()
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
const files = { accept: ['application/pdf'], maxTotal: 1024 }

/** One row of a text field; its value is the typed text. */
const text = (field: string, Field: typeof TextField | typeof TextArea, value: string, next: string) => ({
  field,
  free: (given: Given) => <Field label="Field" name="field" defaultValue={value} {...given} />,
  held: (given: Given, now: unknown, onChange: (value: unknown) => void) => (
    <Field
      label="Field"
      name="field"
      value={String(now)}
      onChange={(event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value)}
      {...given}
    />
  ),
  value,
  posted: [`field=${value}`],
  change: type(next),
  changed: [`field=${next}`],
  control: labelled,
})

const rows: Row[] = [
  text('TextField', TextField, 'Martin', 'Durand'),
  text('TextArea', TextArea, 'One', 'Two'),
  text('EmailField', EmailField, 'a@example.org', 'b@example.org'),
  text('PasswordField', PasswordField, 'secret', 'hidden'),
  text('SearchField', SearchField, 'badge', 'receipt'),
  text('PlateField', (props: TextFieldProps) => <PlateField country="FR" {...props} />, 'AB-123-CD', 'EF-456-GH'),
  {
    field: 'MaskedField',
    free: (given) => <MaskedField label="Field" name="field" groups={[4, 4]} defaultValue="70771234" {...given} />,
    held: (given, value, onValueChange) => (
      <MaskedField
        label="Field"
        name="field"
        groups={[4, 4]}
        value={String(value)}
        onValueChange={onValueChange}
        {...given}
      />
    ),
    value: '70771234',
    posted: ['field=70771234'],
    change: type('5555 6666'),
    changed: ['field=55556666'],
    control: labelled,
  },
  {
    field: 'Select',
    free: (given) => <Select label="Field" name="field" options={options} defaultValue="two" {...given} />,
    held: (given, value, onChange) => (
      <Select
        label="Field"
        name="field"
        options={options}
        value={String(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...given}
      />
    ),
    value: 'two',
    posted: ['field=two'],
    change: async () => userEvent.selectOptions(box('combobox'), 'One'),
    changed: ['field=one'],
    control: labelled,
  },
  {
    field: 'Checkbox',
    free: (given) => <Checkbox label="Field" name="field" defaultChecked value="yes" {...given} />,
    held: (given, checked, onChange) => (
      <Checkbox
        label="Field"
        name="field"
        value="yes"
        checked={checked === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...given}
      />
    ),
    value: true,
    posted: ['field=yes'],
    change: async () => box('checkbox').click(),
    changed: [],
    control: () => box('checkbox').element(),
  },
  {
    field: 'Switch',
    free: ({ ref }) => <Switch label="Field" name="field" defaultChecked ref={ref} />,
    held: ({ ref }, checked, onCheckedChange) => (
      <Switch label="Field" name="field" checked={checked === true} onCheckedChange={onCheckedChange} ref={ref} />
    ),
    value: true,
    posted: ['field=on'],
    change: async () => box('switch').click(),
    changed: [],
    control: labelled,
    hasRequired: false,
  },
  {
    field: 'RadioCards',
    free: (given) => <RadioCards legend="Field" name="field" options={options} defaultValue="two" {...given} />,
    held: (given, value, onValueChange) => (
      <RadioCards
        legend="Field"
        name="field"
        options={options}
        value={String(value)}
        onValueChange={onValueChange}
        {...given}
      />
    ),
    value: 'two',
    posted: ['field=two'],
    change: async () => page.getByRole('radio', { name: 'One' }).click(),
    changed: ['field=one'],
    control: () => box('radiogroup').element(),
  },
  {
    field: 'RadioGroup',
    free: (given) => <RadioGroup legend="Field" name="field" options={options} defaultValue="two" {...given} />,
    held: (given, value, onValueChange) => (
      <RadioGroup
        legend="Field"
        name="field"
        options={options}
        value={String(value)}
        onValueChange={onValueChange}
        {...given}
      />
    ),
    value: 'two',
    posted: ['field=two'],
    change: async () => page.getByRole('radio', { name: 'One' }).click(),
    changed: ['field=one'],
    control: () => box('radiogroup').element(),
  },
  {
    field: 'CheckboxGroup',
    free: (given) => <CheckboxGroup legend="Field" name="field" options={options} defaultValue={['two']} {...given} />,
    held: (given, value, onValueChange) => (
      <CheckboxGroup
        legend="Field"
        name="field"
        options={options}
        value={isTexts(value) ? value : []}
        onValueChange={onValueChange}
        {...given}
      />
    ),
    value: ['two'],
    posted: ['field=two'],
    change: async () => page.getByRole('checkbox', { name: 'One' }).click(),
    changed: ['field=one', 'field=two'],
    control: () => page.getByRole('group', { name: 'Field' }).element(),
    hasRequired: false, // The legend says it: a group has no such state.
  },
  {
    field: 'DateField',
    free: (given) => <DateField label="Field" name="field" defaultValue="2026-03-14" {...given} />,
    held: (given, value, onValueChange) => (
      <DateField label="Field" name="field" value={String(value)} onValueChange={onValueChange} {...given} />
    ),
    value: '2026-03-14',
    posted: ['field=2026-03-14'],
    change: type('1.4.2026'),
    changed: ['field=2026-04-01'],
    control: labelled,
  },
  {
    field: 'DateField with a time',
    free: (given) => <DateField time label="Field" name="field" defaultValue="2026-03-14T10:30:00" {...given} />,
    held: (given, value, onValueChange) => (
      <DateField time label="Field" name="field" value={String(value)} onValueChange={onValueChange} {...given} />
    ),
    value: '2026-03-14T10:30:00',
    posted: ['field=2026-03-14T10:30:00'],
    change: async () => userEvent.fill(page.getByRole('textbox', { name: 'Time' }), '08:00'),
    changed: ['field=2026-03-14T08:00:00'],
    control: () => page.getByRole('textbox', { name: 'Date' }).element(),
  },
  {
    field: 'CountrySelect',
    free: (given) => <CountrySelect label="Field" name="field" options={countries} defaultValue="de" {...given} />,
    held: (given, value, onValueChange) => (
      <CountrySelect
        label="Field"
        name="field"
        options={countries}
        value={String(value)}
        onValueChange={onValueChange}
        {...given}
      />
    ),
    value: 'de',
    posted: ['field=DE'],
    change: async () => {
      await box('combobox').click()
      await page.getByRole('option', { name: 'France' }).click()
    },
    changed: ['field=FR'],
    control: () => box('combobox').element(),
  },
  {
    field: 'DateRangeSelector',
    free: (given) => (
      <DateRangeSelector legend="Field" startName="from" endName="until" defaultValue={rental} {...given} />
    ),
    held: (given, value, onChange) => (
      <DateRangeSelector
        legend="Field"
        startName="from"
        endName="until"
        value={isRange(value) ? value : undefined}
        onChange={onChange}
        {...given}
      />
    ),
    value: rental,
    posted: ['from=2026-03-14T10:30:00', 'until=2026-03-21T09:00:00'],
    change: async () => userEvent.fill(page.getByRole('textbox', { name: 'Start time' }), '08:00'),
    changed: ['from=2026-03-14T08:00:00', 'until=2026-03-21T09:00:00'],
    control: () => page.getByRole('textbox', { name: 'Start date' }).element(),
  },
  {
    field: 'FileField',
    free: (given) => <FileField label="Field" name="field" defaultFiles={[file('first.pdf')]} {...files} {...given} />,
    held: (given, value, onFilesChange) => (
      <FileField
        label="Field"
        name="field"
        files={isFiles(value) ? value : []}
        onFilesChange={onFilesChange}
        {...files}
        {...given}
      />
    ),
    value: [file('first.pdf')],
    posted: ['field=first.pdf (4)'],
    change: async () => {
      await userEvent.upload(labelled(), file('second.pdf'))
      await expect.element(page.getByRole('button', { name: 'Remove second.pdf' })).toBeVisible()
    },
    changed: ['field=first.pdf (4)', 'field=second.pdf (4)'],
    control: labelled,
    hasRequired: false, // The description says it: a file input has no such state.
  },
]

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
const show = (element: ReactElement) => render(<UiProvider words={english}>{element}</UiProvider>)

function Held({ row }: { row: Row }) {
  const [value, setValue] = useState(row.value)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {row.held({}, value, setValue)}
      {buttons}
    </form>
  )
}

describe.each(rows)('$field', (row) => {
  it('posts its default, then what a person enters, and the default again after a reset', async () => {
    await show(
      <form>
        {row.free({})}
        {buttons}
      </form>,
    )
    await expect.poll(posted).toEqual(row.posted)
    await row.change()
    await userEvent.tab()
    await expect.poll(posted).toEqual(row.changed)
    await press('Reset')
    await expect.poll(posted).toEqual(row.posted)
    await row.change()
    await expect.poll(posted).toEqual(row.changed)
    form().reset()
    await expect.poll(posted).toEqual(row.posted)
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
        {row.free({ required: true })}
        {buttons}
      </form>,
    )
    await row.change()
    await press('Send')
    expect(sent.mock.calls).toEqual([[row.changed]])
  })

  it('posts the value that the host holds, which a reset does not change', async () => {
    await show(<Held row={row} />)
    await expect.poll(posted).toEqual(row.posted)
    await row.change()
    await userEvent.tab()
    await expect.poll(posted).toEqual(row.changed)
    await press('Reset')
    await expect.poll(posted).toEqual(row.changed)
    form().reset()
    await expect.poll(posted).toEqual(row.changed)
  })

  it('leaves validation to the host', async () => {
    await show(<form>{row.free({ required: true })}</form>)
    expect(form().querySelector('[required]')).toBeNull()
    expect(form().checkValidity()).toBe(true)
  })

  it('posts nothing in a disabled fieldset, and cannot be changed there', async () => {
    await show(
      <form>
        <fieldset disabled>{row.free({})}</fieldset>
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
        {row.free({})}
        {buttons}
      </form>,
    )
    await row.change()
    await press('Send')
    await expect.poll(() => acted.mock.calls).toEqual([[row.changed]])
    await expect.poll(posted).toEqual(row.posted)
    await press('Send')
    await expect.poll(() => acted.mock.calls).toEqual([[row.changed], [row.posted]])
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
            render={({ field }) => row.free({ ref: field.ref })}
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

it.each(rows.filter(({ hasRequired }) => hasRequired !== false))('$field exposes that it is required', async (row) => {
  await show(<form>{row.free({ required: true })}</form>)
  expect(row.control()).toBeRequired()
})
