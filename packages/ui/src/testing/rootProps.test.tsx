import type { ComponentType, ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import manifest from '../../package.json'
import { Accordion } from '../accordion/Accordion.tsx'
import { Alert } from '../alert/Alert.tsx'
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Card } from '../card/Card.tsx'
import { Carousel } from '../carousel/Carousel.tsx'
import { CarouselCard } from '../carousel/CarouselCard.tsx'
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { ConfirmationPanel } from '../confirmation-panel/ConfirmationPanel.tsx'
import { Cluster } from '../cluster/Cluster.tsx'
import { Choice, Choices, Conversation, Message, Typing } from '../conversation/Conversation.tsx'
import { CountrySelect } from '../country-select/CountrySelect.tsx'
import { CoverBanner } from '../cover-banner/CoverBanner.tsx'
import { DataTable } from '../data-table/DataTable.tsx'
import { DateField } from '../date-field/DateField.tsx'
import { DateRangeSelector } from '../date-range/DateRangeSelector.tsx'
import { DataList } from '../definition-list/DataList.tsx'
import { Details } from '../details/Details.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { EmailField } from '../email-field/EmailField.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx'
import { FieldRow } from '../field-row/FieldRow.tsx'
import { FileField } from '../file-field/FileField.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Form } from '../form/Form.tsx'
import { GatePicker } from '../gate-picker/GatePicker.tsx'
import { Header } from '../header/Header.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Illustration } from '../illustration/Illustration.tsx'
import { JourneyCard } from '../journey-card/JourneyCard.tsx'
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx'
import { Link } from '../link/Link.tsx'
import { MaskedField } from '../masked-field/MaskedField.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Modal } from '../modal/Modal.tsx'
import { NoticeBanner } from '../notice-banner/NoticeBanner.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { PageGrid } from '../page-grid/PageGrid.tsx'
import { PasswordField } from '../password-field/PasswordField.tsx'
import { PlateField } from '../plate-field/PlateField.tsx'
import { Plate } from '../plate/Plate.tsx'
import { Popover } from '../popover/Popover.tsx'
import { PriceLadder } from '../price-ladder/PriceLadder.tsx'
import { ProgressBar } from '../progress-bar/ProgressBar.tsx'
import { HostLink } from '../provider/UiProvider.tsx'
import { RadioCards } from '../radio-cards/RadioCards.tsx'
import { RadioGroup } from '../radio-group/RadioGroup.tsx'
import { SearchField } from '../search-field/SearchField.tsx'
import { Select } from '../select/Select.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { SkipLink } from '../skip-link/SkipLink.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { Stack } from '../stack/Stack.tsx'
import { LiveRegion } from '../status/LiveRegion.tsx'
import { StatusRegion } from '../status/StatusRegion.tsx'
import { Steps } from '../steps/Steps.tsx'
import { SummaryList } from '../summary-list/SummaryList.tsx'
import { SummaryPanel } from '../summary-panel/SummaryPanel.tsx'
import { Switch } from '../switch/Switch.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { Tag } from '../tag/Tag.tsx'
import { TextArea } from '../text-area/TextArea.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Tile } from '../tile/Tile.tsx'
import { ToastRegion } from '../toast/Toast.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import { VehicleClassPicker } from '../vehicle-class-picker/VehicleClassPicker.tsx'

type Needed = 'ref' | 'id' | 'className' | 'onClick' | 'onKeyDown' | 'onFocus'
type Missing<Props> = Exclude<Needed, keyof Props>

type Sample = ComponentType<Record<string, unknown>>

/** A component with the props that it needs. Does not compile if its type lacks one of the props of every component. */
function of<Props extends object>(
  Part: (props: Props) => ReactNode,
  props: NoInfer<Props>,
  ..._lacking: Missing<Props> extends never ? [] : [`lacks ${Missing<Props>}`]
): Sample {
  return (given) => <Part {...props} {...given} />
}

const options = [{ value: 'a', label: 'A' }]
const gates = ['a', 'b'].map((value) => ({ value, name: value, place: value }))
const journey = { date: 'Today', price: '€8', kind: 'freeFlow', name: 'Journey of today' } as const

/** Every public component, by the name of its export. */
const samples: Record<string, Sample> = {
  Accordion: of(Accordion, { items: [{ id: 'a', title: 'Why?', content: 'Because.' }] }),
  Alert: of(Alert, { tone: 'info' }),
  Breadcrumb: of(Breadcrumb, { items: [{ label: 'Here' }] }),
  Button: of(Button, { children: 'Pay' }),
  Card: of(Card, {}),
  Carousel: of(Carousel, { label: 'News', items: [{ id: 'a', node: 'One' }] }),
  CarouselCard: of(CarouselCard, { title: 'Read' }),
  Checkbox: of(Checkbox, { label: 'I agree' }),
  CheckboxGroup: of(CheckboxGroup, { legend: 'Which?', options }),
  Choice: of(Choice, { children: 'Yes' }),
  Choices: of(Choices, { label: 'Answers', children: null }),
  Cluster: of(Cluster, {}),
  ConfirmationPanel: of(ConfirmationPanel, { title: 'Sent' }),
  Conversation: of(Conversation, { label: 'Chat' }),
  CountrySelect: of(CountrySelect, { label: 'Country', options: [{ code: 'FR', name: 'France' }] }),
  CoverBanner: of(CoverBanner, { title: 'Pay' }),
  DataList: of(DataList, { items: [{ term: 'Plate', value: 'AB' }] }),
  DataTable: of(DataTable<object>, { caption: 'Journeys', columns: [], rows: [], rowId: () => '', defaultView: {} }),
  DateField: of(DateField, { label: 'Day' }),
  DateRangeSelector: of(DateRangeSelector, { legend: 'Rental' }),
  Details: of(Details, { summary: 'Where?', children: 'There.' }),
  Drawer: of(Drawer, { title: 'Menu', open: true }),
  EmailField: of(EmailField, { label: 'E-mail' }),
  EmptyState: of(EmptyState, { title: 'None' }),
  ErrorSummary: of(ErrorSummary, { title: 'One error', errors: [{ id: 'a', text: 'Enter a town' }] }),
  FieldRow: of(FieldRow, {}),
  FileField: of(FileField, { label: 'Proof', accept: ['.pdf'], maxTotal: 1 }),
  Footer: of(Footer, { links: [] }),
  Form: of(Form, {}),
  GatePicker: of(GatePicker, {
    gates,
    entrance: { label: 'From', options },
    exit: { label: 'To', options },
    mapLabel: 'Map',
  }),
  Header: of(Header, { logo: { alt: 'Rivage', href: '/' }, tabs: [] }),
  HostLink: of(HostLink, { href: '/' }),
  Icon: of(Icon, { name: 'info' }),
  IconButton: of(IconButton, { icon: 'close', label: 'Close' }),
  Illustration: of(Illustration, { name: 'road' }),
  JourneyCard: of(JourneyCard, journey),
  LanguageSwitch: of(LanguageSwitch, { languages: [] }),
  Link: of(Link, { href: '/' }),
  MaskedField: of(MaskedField, { label: 'Number', groups: [3] }),
  Menu: of(Menu, { label: 'Actions', items: [] }),
  Message: of(Message, { side: 'host', speaker: 'Assistant' }),
  Modal: of(Modal, { title: 'Delete?', open: true }),
  NoticeBanner: of(NoticeBanner, { title: 'Works' }),
  PageGrid: of(PageGrid, {}),
  Pagination: of(Pagination, { label: 'Pages', page: 1, pageSize: 10, total: 30, href: String }),
  PasswordField: of(PasswordField, { label: 'Password' }),
  Plate: of(Plate, { number: 'AB-123-CD', country: 'FR' }),
  PlateField: of(PlateField, { label: 'Plate', country: 'FR' }),
  Popover: of(Popover, { label: 'Rights', open: true, trigger: <button type="button">More</button> }),
  PriceLadder: of(PriceLadder, { steps: [] }),
  ProgressBar: of(ProgressBar, { label: 'Upload' }),
  RadioCards: of(RadioCards, { legend: 'Means', name: 'means', options }),
  RadioGroup: of(RadioGroup, { legend: 'Which?', options }),
  SearchField: of(SearchField, { label: 'Search' }),
  Select: of(Select, { label: 'Gate', options }),
  Skeleton: of(Skeleton, {}),
  SkipLink: of(SkipLink, {}),
  Spinner: of(Spinner, {}),
  Stack: of(Stack, {}),
  LiveRegion: of(LiveRegion, { live: 'polite', children: 'Saved' }),
  StatusRegion: of(StatusRegion, {}),
  Steps: of(Steps, { label: 'Progress', items: [] }),
  SummaryList: of(SummaryList, { items: [] }),
  SummaryPanel: of(SummaryPanel, { title: 'Total', lines: [], total: { label: 'To pay', amount: '€8' } }),
  Switch: of(Switch, { label: 'Alerts' }),
  Tabs: of(Tabs, { label: 'Parts', items: [{ id: 'a', label: 'A', panel: 'One' }] }),
  Tag: of(Tag, { children: 'Paid' }),
  TextArea: of(TextArea, { label: 'Message' }),
  TextField: of(TextField, { label: 'Name' }),
  Tile: of(Tile, { href: '/', title: 'Help' }),
  ToastRegion: of(ToastRegion, {}),
  Tooltip: of(Tooltip, { label: 'Why?' }),
  Typing: of(Typing, { label: 'Writing' }),
  VehicleClassPicker: of(VehicleClassPicker, {
    legend: 'Vehicle',
    name: 'kind',
    vehicles: [{ kind: 'car', label: 'Car', text: 'Class 1' }],
  }),
}

const modules = import.meta.glob<object>(['../*/*.tsx', '!../*/*.{test,stories,guide}.tsx'], { eager: true })
const isComponent = (name: string) => /^[A-Z]/.test(name) && name !== 'UiProvider' // renders no element
const names = Object.values(manifest.exports)
  .flatMap((path) => Object.keys(modules[path.replace('./src/', '../')] ?? {}))
  .filter(isComponent)

it.each(names)('%s passes ref, id, className, data and handlers to its element', async (name) => {
  const Sample = samples[name]
  if (!Sample) throw new Error(`${name} has no sample in this file.`)
  const stay = (event: { preventDefault: () => void }) => event.preventDefault() // a link must not leave the test
  const handlers = { onClick: vi.fn<typeof stay>(stay), onKeyDown: vi.fn<() => void>(), onFocus: vi.fn<() => void>() }
  const ref = vi.fn<(element: unknown) => void>()
  await render(<Sample {...handlers} ref={ref} id="given" className="given" data-given="yes" />)
  await expect.poll(() => document.querySelector('[data-given=yes]'), { timeout: 15_000 }).not.toBeNull()
  const element = document.querySelector('[data-given=yes]')
  for (const [type, kind] of [
    ['click', MouseEvent],
    ['keydown', KeyboardEvent],
    ['focusin', FocusEvent],
  ] as const) {
    element?.dispatchEvent(new kind(type, { bubbles: true, cancelable: true }))
  }
  for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalled()
  expect(ref.mock.calls[0]?.[0]).toBeInstanceOf(Element)
  // A field gives its class to the element around it; a group its id to its first input.
  expect(document.getElementById('given')).toBeInstanceOf(Element)
  expect(document.querySelector('.given')?.contains(element)).toBe(true)
})
