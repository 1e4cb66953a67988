import '../../packages/tools/src/bench/toll/bare.css'
import './aria.css'
import { type ReactNode, useRef, useState } from 'react'
import {
  Breadcrumb,
  Breadcrumbs,
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Checkbox,
  ComboBox,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  FieldError,
  Group,
  Heading,
  Input,
  Label,
  Link,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  Popover,
  TextField,
} from 'react-aria-components'
import { type CardsProps, words } from '../../packages/tools/src/bench/toll/page.ts'
import { start } from '../../packages/tools/src/bench/toll/start.tsx'

function Page({ cards }: { cards: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(false)
  const track = useRef<HTMLDivElement>(null)
  const turn = (by: number) => track.current?.scrollBy({ left: by, behavior: 'smooth' })
  return (
    <>
      <header>
        <Link href="/">{words.site}</Link>
        <nav aria-label="Main">
          <ul>
            {words.tabs.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        <nav aria-label="Breadcrumb">
          <Breadcrumbs className="breadcrumb">
            {words.breadcrumb.map(({ label, href }) => (
              <Breadcrumb key={label} id={label}>
                {href ? <Link href={href}>{label}</Link> : <Link>{label}</Link>}
              </Breadcrumb>
            ))}
          </Breadcrumbs>
        </nav>
        <h1>{words.title}</h1>
        {cards}
        <div className="row">
          <Button>{words.pay}</Button>
          <Button>{words.receipt}</Button>
          <Button onPress={() => setOpen(true)}>{words.confirm}</Button>
        </div>
        <form>
          <TextField type="email" isInvalid>
            <Label>{words.email}</Label>
            <Input />
            <FieldError className="error">{words.emailError}</FieldError>
          </TextField>
          <TextField type={shown ? 'text' : 'password'} isInvalid>
            <Label>{words.password}</Label>
            <Input />
            <Button aria-label="Show the password" onPress={() => setShown(!shown)}>
              *
            </Button>
            <FieldError className="error">{words.passwordError}</FieldError>
          </TextField>
          <Country />
          <fieldset>
            <legend>{words.dates}</legend>
            <Moment label={words.start} />
            <Moment label={words.end} />
          </fieldset>
        </form>
        <DisclosureGroup allowsMultipleExpanded>
          {words.questions.map(({ id, title, answer }) => (
            <Disclosure key={id} id={id}>
              <Heading level={3}>
                <Button slot="trigger">{title}</Button>
              </Heading>
              <DisclosurePanel>
                <p>{answer}</p>
              </DisclosurePanel>
            </Disclosure>
          ))}
        </DisclosureGroup>
        <section aria-label={words.carousel}>
          <div className="carousel" ref={track}>
            {words.slides.map(({ id, title, text, label, href }) => (
              <article key={id}>
                <h3>{title}</h3>
                <p>{text}</p>
                <Link href={href}>{label}</Link>
              </article>
            ))}
          </div>
          <div className="row">
            <Button onPress={() => turn(-336)}>{words.previous}</Button>
            <Button onPress={() => turn(336)}>{words.next}</Button>
          </div>
        </section>
      </main>
      <ModalOverlay className="overlay" isOpen={open} onOpenChange={setOpen}>
        <Modal className="modal">
          <Dialog>
            <Heading slot="title">{words.dialogTitle}</Heading>
            <p>{words.dialogText}</p>
            <Button onPress={() => setOpen(false)}>{words.cancel}</Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  )
}

function Country() {
  return (
    <ComboBox className="combobox" defaultItems={COUNTRIES} defaultSelectedKey="FR" menuTrigger="input">
      <Label>{words.country}</Label>
      <Input />
      <Button>v</Button>
      <Popover className="popover">
        <ListBox<(typeof COUNTRIES)[number]> className="listbox">
          {({ code, name }) => <ListBoxItem id={code}>{name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

function Moment({ label }: { label: string }) {
  return (
    <DatePicker granularity="minute" hourCycle={24}>
      <Label>{label}</Label>
      <Group className="row">
        <DateInput className="row">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>v</Button>
      </Group>
      <Popover className="popover">
        <Dialog>
          <Calendar>
            <Button slot="previous">&lt;</Button>
            <Heading />
            <Button slot="next">&gt;</Button>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

function Cards({ journeys, selected, onToggle }: CardsProps) {
  return (
    <ul className="journeys">
      {journeys.map(({ id, date, reference, from, to, price, notice }) => (
        <li key={id}>
          <Checkbox isSelected={selected.has(id)} onChange={(on) => onToggle(on, id)}>
            <span className="box" />
            <span>{date}</span>
            <span>{price}</span>
            <span>{reference}</span>
            <span>
              {from} {to}
            </span>
            <span>{notice}</span>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

start({ Cards, Page })
