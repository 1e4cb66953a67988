import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/carousel/styles.css'
import { Carousel } from '@mantine/carousel'
import {
  Accordion,
  Anchor,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  Container,
  Group,
  MantineProvider,
  Modal,
  PasswordInput,
  Select,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { DateTimePicker } from '@mantine/dates'
import { type ReactNode, useState } from 'react'
import { type CardsProps, words } from '../../packages/tools/src/bench/toll/page.ts'
import { start } from '../../packages/tools/src/bench/toll/start.tsx'

const countries = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

function Page({ cards }: { cards: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <MantineProvider>
      <header>
        <Container size="xl">
          <Group justify="space-between" h={64}>
            <Anchor href="/">{words.site}</Anchor>
            <Group component="nav" aria-label="Main">
              {words.tabs.map(({ label, href }) => (
                <Anchor key={href} href={href}>
                  {label}
                </Anchor>
              ))}
            </Group>
          </Group>
        </Container>
      </header>
      <Container component="main" size="xl">
        <Stack>
          <nav aria-label="Breadcrumb">
            <Breadcrumbs>
              {words.breadcrumb.map(({ label, href }) =>
                href ? (
                  <Anchor key={label} href={href}>
                    {label}
                  </Anchor>
                ) : (
                  <Text key={label} aria-current="page">
                    {label}
                  </Text>
                ),
              )}
            </Breadcrumbs>
          </nav>
          <Title order={1}>{words.title}</Title>
          {cards}
          <Group>
            <Button>{words.pay}</Button>
            <Button variant="outline">{words.receipt}</Button>
            <Button variant="subtle" onClick={() => setOpen(true)}>
              {words.confirm}
            </Button>
          </Group>
          <form>
            <TextInput type="email" label={words.email} error={words.emailError} />
            <PasswordInput label={words.password} error={words.passwordError} />
            <Country />
            <Group component="fieldset">
              <legend>{words.dates}</legend>
              <DateTimePicker label={words.start} clearable />
              <DateTimePicker label={words.end} clearable />
            </Group>
          </form>
          <Accordion multiple variant="contained">
            {words.questions.map(({ id, title, answer }) => (
              <Accordion.Item key={id} value={id}>
                <Accordion.Control>{title}</Accordion.Control>
                <Accordion.Panel>
                  <Text>{answer}</Text>
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
          <Carousel aria-label={words.carousel} slideSize="20rem" slideGap="md" withIndicators>
            {words.slides.map(({ id, title, text, label, href }) => (
              <Carousel.Slide key={id}>
                <Card withBorder>
                  <Title order={3}>{title}</Title>
                  <Text>{text}</Text>
                  <Button component="a" href={href} variant="outline">
                    {label}
                  </Button>
                </Card>
              </Carousel.Slide>
            ))}
          </Carousel>
        </Stack>
      </Container>
      <Modal opened={open} onClose={() => setOpen(false)} title={words.dialogTitle} size="40rem">
        <Text>{words.dialogText}</Text>
        <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
      </Modal>
    </MantineProvider>
  )
}

function Country() {
  const [code, setCode] = useState<string | null>('FR')
  return (
    <Select
      label={words.country}
      data={countries}
      value={code}
      onChange={setCode}
      searchable
      selectFirstOptionOnChange
    />
  )
}

function Cards({ journeys, selected, onToggle }: CardsProps) {
  return (
    <Stack component="ul" p={0}>
      {journeys.map(({ id, date, reference, from, to, price, notice }) => (
        <Card key={id} component="li" withBorder shadow="sm">
          <Checkbox
            checked={selected.has(id)}
            onChange={(event) => onToggle(event.currentTarget.checked, id)}
            label={
              <>
                <Text component="span" fw={600}>
                  {date}
                </Text>
                <Text component="span" fw={700}>
                  {price}
                </Text>
                <Text component="span" c="dimmed">
                  {reference}
                </Text>
                <Text component="span">
                  {from} {to}
                </Text>
                <Badge component="span" variant="light">
                  {notice}
                </Badge>
              </>
            }
          />
        </Card>
      ))}
    </Stack>
  )
}

start({ Cards, Page })
