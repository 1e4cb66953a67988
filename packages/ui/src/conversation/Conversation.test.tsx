import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Choice, Choices, Conversation, Message, Typing } from './Conversation.tsx'

it('announces new messages with their speaker', async () => {
  await render(
    <Conversation label="Talk">
      <Message side="host" speaker="Operator:">
        Hello
      </Message>
      <Message side="guest" speaker="You:">
        Good day
      </Message>
    </Conversation>,
  )
  const log = page.getByRole('log', { name: 'Talk' })
  await expect.element(log).toHaveAttribute('aria-live', 'polite')
  await expect.element(log).toHaveTextContent('Operator: HelloYou: Good day')
})

it('announces in text that an answer is coming', async () => {
  await render(<Typing label="Answering" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Answering')
})

it('lets the group of choices take the focus, and each choice by keyboard', async () => {
  const onClick = vi.fn<() => void>()
  const place = { current: null as HTMLFieldSetElement | null }
  await render(
    <Choices label="Answers" ref={place}>
      <li>
        <Choice onClick={onClick}>Yes</Choice>
      </li>
    </Choices>,
  )
  place.current?.focus()
  await expect.element(page.getByRole('group', { name: 'Answers' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})
