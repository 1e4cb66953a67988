import { type Act, words } from './page.ts'

interface Controls {
  show: (count: number) => void
  selectAll: (all: boolean) => void
}

const typed = ['p', 'po', 'por', 'port']
const times = 3

/**
 * The actions of a driver on the toll page. They find elements by role and name, which every library must provide. Each
 * is timed from the press until the frame that shows its result is finished: script, style, layout and paint.
 */
export function acts({ show, selectAll }: Controls): (act: Act) => Promise<number> {
  const combobox = () => input('input[role=combobox], input[aria-haspopup=listbox]')
  const openList = async () => {
    const field = combobox()
    const opener = buttonNear(field)
    return timed(
      () => press(opener),
      () => optionCount() === COUNTRIES.length,
    )
  }
  const closeList = async () => {
    const field = combobox()
    const heading = document.querySelector('h1') ?? document.body
    key(field, 'Escape')
    field.blur()
    press(heading)
    await until(() => optionCount() === 0)
  }

  const play: Record<Act, () => Promise<number>> = {
    'open country list': () =>
      mean(times, async () => {
        const time = await openList()
        await closeList()
        return time
      }),
    'filter per key': async () => {
      const field = combobox()
      field.focus()
      await openList()
      const time = await mean(typed.length, (index) => {
        const text = typed[index] ?? ''
        const wanted = COUNTRIES.filter(({ name }) => name.toLowerCase().includes(text)).length
        return timed(
          () => type(field, text),
          () => optionCount() === wanted,
        )
      })
      await closeList()
      return time
    },
    'open modal': () =>
      mean(times, async () => {
        const time = await timed(() => press(button(words.confirm)), isDialogOpen)
        press(button(words.cancel))
        await until(() => !isDialogOpen())
        return time
      }),
    'open accordion': () =>
      mean(times, async (index) => {
        const { title = '', answer = '' } = words.questions[index] ?? {}
        const opener = button(title)
        return timed(
          () => press(opener),
          () => opener.ariaExpanded === 'true' && isShown(answer),
        )
      }),
    'render 1,000 cards': () => timed(() => show(1000)),
    'tick one': () =>
      mean(times, (index) => {
        const box = input(`main li:nth-of-type(${index + 1}) input[type=checkbox]`)
        return timed(
          () => box.click(),
          () => box.checked,
        )
      }),
    'toggle all': () => mean(4, (index) => timed(() => selectAll(index % 2 === 0))),
  }
  return (act) => play[act]()
}

async function timed(act: () => void, done: () => boolean = () => true): Promise<number> {
  const started = performance.now()
  act()
  await until(done)
  await new Promise<void>((painted) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => painted())
      port1.start()
      port2.postMessage('painted')
    })
  })
  return performance.now() - started
}

/** Checks once after React has processed the event, then at each frame. */
async function until(done: () => boolean): Promise<void> {
  const limit = performance.now() + 20_000
  await new Promise<void>((next) => queueMicrotask(next))
  while (!done()) {
    if (performance.now() > limit) throw new Error(`never came: ${String(done)}`)
    await new Promise((next) => requestAnimationFrame(next))
  }
}

async function mean(count: number, measure: (index: number) => Promise<number>): Promise<number> {
  let sum = 0
  for (let index = 0; index < count; index += 1) {
    sum += await measure(index)
    await new Promise((rested) => setTimeout(rested, 50)) // lets closing animations finish, so that they do not count for the next action
  }
  return sum / count
}

function input(selector: string): HTMLInputElement {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${selector}`)
  return found
}

function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button, summary')].find(
    ({ textContent, ariaLabel }) => textContent.trim() === name || ariaLabel === name,
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}

/** The button that opens a combobox's list; the input itself when there is no button. */
function buttonNear(field: HTMLElement): HTMLElement {
  const near = [field.parentElement, field.parentElement?.parentElement].map((box) =>
    // Takes the last button: another one may clear the field.
    [...(box?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1),
  )
  return near.find((found) => found) ?? field
}

/** Sends all mouse events of a click, since libraries listen to different ones. */
function press(target: HTMLElement): void {
  const init = { bubbles: true, cancelable: true, composed: true, button: 0 }
  target.dispatchEvent(
    new PointerEvent('pointerdown', { ...init, pointerType: 'mouse', isPrimary: true, pressure: 0.5, width: 2 }),
  )
  if (target.dispatchEvent(new MouseEvent('mousedown', { ...init, detail: 1 }))) target.focus()
  target.dispatchEvent(new PointerEvent('pointerup', { ...init, pointerType: 'mouse', isPrimary: true, width: 2 }))
  target.dispatchEvent(new MouseEvent('mouseup', { ...init, detail: 1 }))
  target.dispatchEvent(new PointerEvent('click', { ...init, detail: 1, pointerType: 'mouse' }))
}

function key(target: HTMLElement, name: string): void {
  for (const event of ['keydown', 'keyup']) {
    target.dispatchEvent(new KeyboardEvent(event, { bubbles: true, cancelable: true, key: name, code: name }))
  }
}

/** React tracks the value property, so it only notices a value set through the prototype's setter. */
const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

function type(field: HTMLInputElement, text: string): void {
  value?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.at(-1) ?? '', inputType: 'insertText' }))
}

/** Number of options. A virtualised list states it in its options. */
function optionCount(): number {
  const options = document.querySelectorAll('[role=option]')
  const [first] = options
  if (!first?.checkVisibility()) return 0
  return Number(first.ariaSetSize ?? options.length)
}

const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role=dialog], dialog[open]')].some(
    (dialog) => dialog.textContent.includes(words.dialogText) && dialog.checkVisibility({ visibilityProperty: true }),
  )

const isShown = (text: string): boolean =>
  [...document.querySelectorAll('main p')].some(
    (part) => part.textContent === text && part.checkVisibility({ visibilityProperty: true }),
  )
