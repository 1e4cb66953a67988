import '@mantine/core/styles.css'
import {
  Accordion,
  Badge,
  Button,
  Card,
  Checkbox,
  Container,
  MantineProvider,
  Modal,
  Select,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type CardsProps, countries, questions, start, words } from './start.tsx'

function Page({ cards }: { cards: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <MantineProvider>
      <Container component="main" size="xl">
        <Title order={1}>{words.title}</Title>
        <Accordion multiple variant="contained" order={2}>
          {questions.map(({ id, title, answer }) => (
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
          <Select
            label={words.country}
            data={countries.map(({ code, name }) => ({ value: code, label: name }))}
            searchable
          />
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
                <Text fw={600}>{date}</Text>
                <Text fw={700}>{price}</Text>
                <Text c="dimmed">{reference}</Text>
                <Text>{`${from} ${to}`}</Text>
                <Badge variant="light">{notice}</Badge>
              </>
            }
          />
        </Card>
      ))}
    </Stack>
  )
}

start({ Cards, Page })
