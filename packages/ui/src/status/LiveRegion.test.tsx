import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Alert } from '../alert/Alert.tsx'
import { Typing } from '../conversation/Conversation.tsx'
import { NoticeBanner } from '../notice-banner/NoticeBanner.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { TextField } from '../text-field/TextField.tsx'

const parts: [string, () => ReactElement][] = [
  ['a failure', () => <Alert tone="danger">Sent</Alert>],
  [
    'a message',
    () => (
      <Alert tone="success" live>
        Sent
      </Alert>
    ),
  ],
  ['a banner', () => <NoticeBanner live>Sent</NoticeBanner>],
  ['a spinner', () => <Spinner label="Sent" />],
  ['the error of a field', () => <TextField label="Name" error="Sent" />],
  ['a sign that somebody writes', () => <Typing label="Sent" />],
]

it.each(parts)('%s is a live region that is empty before its text', async (_, Part) => {
  const inserted: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (target instanceof Element && target.closest('[role=status], [role=alert]'))
        for (const node of addedNodes) inserted.push(node.textContent ?? '')
  })
  observer.observe(document.body, { subtree: true, childList: true })
  await render(<Part />)
  await expect.poll(() => inserted.join('')).toContain('Sent')
  observer.disconnect()
})

it.each(parts)('%s has its text in the HTML of a server', (_, Part) => {
  expect(renderToString(<Part />)).toContain('Sent')
})
