import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup.tsx'
import { CountrySelect } from '../country-select/CountrySelect.tsx'
import { DateField } from '../date-field/DateField.tsx'
import { DateRangeSelector } from '../date-range/DateRangeSelector.tsx'
import { EmailField } from '../email-field/EmailField.tsx'
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx'
import { JourneyCard } from '../journey-card/JourneyCard.tsx'
import { MaskedField } from '../masked-field/MaskedField.tsx'
import { PasswordField } from '../password-field/PasswordField.tsx'
import { PlateField } from '../plate-field/PlateField.tsx'
import { Plate } from '../plate/Plate.tsx'
import { RadioCards } from '../radio-cards/RadioCards.tsx'
import { RadioGroup } from '../radio-group/RadioGroup.tsx'
import { SearchField } from '../search-field/SearchField.tsx'
import { Select } from '../select/Select.tsx'
import { SummaryPanel } from '../summary-panel/SummaryPanel.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { TextField } from '../text-field/TextField.tsx'

const ignore = () => {}
const france = [{ code: 'FR', name: 'France' }]
const tabs = [{ id: 'a', label: 'First', panel: 'Panel' }]
const total = { label: 'Total', amount: '7,40 €' }
const journey = { date: '12/03/26', price: '7,40 €', kind: 'freeFlow', label: 'Journey' } as const

const parts: [string, ReactElement, string][] = [
  ['CheckboxGroup', createElement(CheckboxGroup, { legend: 'Mails', options: [] }), 'Mails'],
  ['DateField', createElement(DateField, { label: 'Day', defaultValue: '2026-03-14' }), '14/03/2026'],
  ['RadioGroup', createElement(RadioGroup, { legend: 'Driver', options: [] }), 'Driver'],
  ['SearchField', createElement(SearchField, { label: 'Search' }), 'Search'],
  ['Checkbox', createElement(Checkbox, { label: 'Agree' }), 'Agree'],
  ['CountrySelect', createElement(CountrySelect, { label: 'L', options: france, onValueChange: ignore }), 'France'],
  ['DateRangeSelector', createElement(DateRangeSelector, { legend: 'Rental', onValueChange: ignore }), 'Rental'],
  ['EmailField', createElement(EmailField, { label: 'E-mail' }), 'E-mail'],
  ['ErrorSummary', createElement(ErrorSummary, { title: 'Oops', errors: [{ id: 'a', text: 'A' }] }), 'Oops'],
  ['JourneyCard', createElement(JourneyCard, journey), '12/03/26'],
  ['MaskedField', createElement(MaskedField, { label: 'Card', groups: [4, 4], defaultValue: '12345' }), '1234 5'],
  ['PasswordField', createElement(PasswordField, { label: 'Secret' }), 'Secret'],
  ['Plate', createElement(Plate, { number: 'AB-123-CD', country: 'FR' }), 'AB-123-CD'],
  ['PlateField', createElement(PlateField, { label: 'Plate', country: 'FR' }), 'Plate'],
  [
    'RadioCards',
    createElement(RadioCards, { legend: 'Means', name: 'm', options: [], onValueChange: ignore }),
    'Means',
  ],
  ['Select', createElement(Select, { label: 'Gate', options: [] }), 'Gate'],
  ['SummaryPanel', createElement(SummaryPanel, { title: 'Sum', lines: [], total }), '7,40'],
  ['Tabs', createElement(Tabs, { label: 'T', items: tabs, value: 'a', onValueChange: ignore }), 'Panel'],
  ['TextField', createElement(TextField, { label: 'Name', limit: 5, defaultValue: 'Martin' }), '1 caractère de trop'],
]

it.each(parts)('%s renders to HTML without a browser', (_, part, text) => {
  expect(renderToString(part).replaceAll('<!-- -->', '')).toContain(text)
})
