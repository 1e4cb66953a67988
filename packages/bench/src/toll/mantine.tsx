import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import { Accordion, Badge, Button, Card, Checkbox, MantineProvider, Modal } from '@mantine/core'
import { Container, PasswordInput, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { DateTimePicker } from '@mantine/dates'
import { type ReactNode, useState } from 'react'
import { type CardsProps, words } from './page.ts'
import { start } from './start.tsx'

const countries = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

function Page({ cards }: { cards: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <MantineProvider>
      <Container component="main" size="xl">
        <Title order={1}>{words.title}</Title>
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
        <form>
          <TextInput type="email" label={words.email} error={words.emailError} />
          <PasswordInput label={words.password} error={words.passwordError} />
          <Select label={words.country} data={countries} searchable />
          <fieldset>
            <legend>{words.dates}</legend>
            <DateTimePicker label={words.start} clearable />
            <DateTimePicker label={words.end} clearable />
          </fieldset>
        </form>
        <Button>{words.pay}</Button>
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {words.confirm}
        </Button>
        {cards}
      </Container>
      <Modal opened={open} onClose={() => setOpen(false)} title={words.dialogTitle} size="40rem">
        <Text>{words.dialogText}</Text>
        <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
      </Modal>
    </MantineProvider>
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
