import { useRef, useState } from 'react'

/** Keeps its own copy: a change of language reloads the record and must not close the form. [F-NAV-09] */
export function useEditing<Value>() {
  // The record as it was when the form opened; undefined while the form is closed.
  const [editing, setEditing] = useState<Value>()
  const edited = useRef(false)
  return {
    editing,
    edit: (value: Value) => setEditing(value),
    leave: () => {
      edited.current = true
      setEditing(undefined)
    },
    /** Ref of the button that opens the form: the focus returns to it after editing. */
    openButton: (button: HTMLButtonElement | null) => {
      if (!button || !edited.current) return
      edited.current = false
      button.focus()
    },
  }
}
