import { cdp } from 'vitest/browser'

type Protocol = { send: (call: string, given: object) => Promise<unknown> }
const isProtocol = (one: object): one is Protocol => 'send' in one

/** Calls the developer tools of the browser that runs the tests. */
export async function devTools(call: string, given: object): Promise<void> {
  const protocol: object = cdp()
  if (isProtocol(protocol)) await protocol.send(call, given)
}

/** Does this while the page looks as on paper. */
export async function onPaper(look: () => Promise<void>): Promise<void> {
  await devTools('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    await look()
  } finally {
    await devTools('Emulation.setEmulatedMedia', { media: '' })
  }
}
