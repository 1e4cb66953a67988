import { useRef, useState } from 'react'

interface Editing<Value> {
  /** The record as it was when the form opened; undefined while the form is closed. */
  editing: Value | undefined
  edit: (value: Value) => void
  leave: () => void
  /** Ref of the button that opens the form: the focus returns to it after editing. */
  openButton: (button: HTMLButtonElement | null) => void
}

/** Keeps its own copy: a change of language reloads the record and must not close the form. [F-NAV-09] */
export function useEditing<Value>(): Editing<Value> {
  const [editing, setEditing] = useState<Value>()
  const edited = useRef(false)
  return {
    editing,
    edit: setEditing,
    leave: () => {
      edited.current = true
      setEditing(undefined)
    },
    openButton: (button) => {
      if (!button || !edited.current) return
      edited.current = false
      button.focus()
    },
  }
}
