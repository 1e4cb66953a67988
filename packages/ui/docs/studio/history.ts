import { useReducer } from 'react'

interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** What the last change was about: changes of the same thing in a row are one step. */
  about: string
  /** Counts the steps that were not typed, so that fields know when to forget what was typed. */
  jumps: number
}

type Step<State> =
  | { kind: 'change'; state: State; about: string }
  | { kind: 'open'; state: State }
  | { kind: 'undo' | 'redo' }

const mostSteps = 200

/** Adds a step, or goes one back or forth. Typing in one field is one step, however many letters it has. */
function nextHistory<State>(history: History<State>, step: Step<State>): History<State> {
  const { past, present, future, about, jumps } = history
  if (step.kind === 'change' && step.about === about) return { ...history, present: step.state, future: [] }
  if (step.kind === 'change' || step.kind === 'open') {
    const typed = step.kind === 'change'
    return {
      past: [...past, present].slice(-mostSteps),
      present: step.state,
      future: [],
      about: typed ? step.about : '',
      jumps: typed ? jumps : jumps + 1,
    }
  }
  const [before, [after, ...rest]] = [past.at(-1), future]
  const next = step.kind === 'undo' ? before : after
  if (next === undefined) return history
  const sides =
    step.kind === 'undo'
      ? { past: past.slice(0, -1), future: [present, ...future] }
      : { past: [...past, present], future: rest }
  return { ...sides, present: next, about: '', jumps: jumps + 1 }
}

/** A state with undo and redo. */
export function useHistory<State>(first: () => State) {
  const [history, take] = useReducer(nextHistory<State>, undefined, () => ({
    past: [],
    present: first(),
    future: [],
    about: '',
    jumps: 0,
  }))
  return {
    ...history,
    change: (state: State, about: string) => take({ kind: 'change', state, about }),
    open: (state: State) => take({ kind: 'open', state }),
    undo: () => take({ kind: 'undo' }),
    redo: () => take({ kind: 'redo' }),
  }
}
