import { useReducer } from 'react'

interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** What the last change was about: changes of one thing in a row are one step. */
  about: string
}
type Step<State> = { kind: 'change'; state: State; about: string } | { kind: 'undo' | 'redo' }

const mostSteps = 200

/** Adds a step, or goes one back or forth. Typing in one field is one step, however many letters it has. */
function nextHistory<State>(history: History<State>, step: Step<State>): History<State> {
  const { past, present, future, about } = history
  if (step.kind === 'change') {
    const isSame = step.about === about
    return {
      past: isSame ? past : [...past, present].slice(-mostSteps),
      present: step.state,
      future: [],
      about: step.about,
    }
  }
  const [back, [ahead, ...rest]] = [past.at(-1), future]
  if (step.kind === 'undo' && back !== undefined)
    return { past: past.slice(0, -1), present: back, future: [present, ...future], about: '' }
  if (step.kind === 'redo' && ahead !== undefined)
    return { past: [...past, present], present: ahead, future: rest, about: '' }
  return history
}

/** A state with undo and redo. */
export function useHistory<State>(first: State) {
  const [history, take] = useReducer(nextHistory<State>, { past: [], present: first, future: [], about: '' })
  return {
    present: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (state: State, about: string) => take({ kind: 'change', state, about }),
    undo: () => take({ kind: 'undo' }),
    redo: () => take({ kind: 'redo' }),
  }
}
