import { useState } from 'react'

const mostSteps = 200

/** A state with undo and redo. Changes about one thing in a row are one step, however many letters were typed. */
export function useHistory<State>(first: State) {
  const [{ steps, at, about }, set] = useState({ steps: [first], at: 0, about: '' })
  const present = steps[at] ?? first
  const go = (by: number) =>
    set((known) => ({ ...known, at: Math.max(0, Math.min(known.steps.length - 1, known.at + by)), about: '' }))
  return {
    present,
    canUndo: at > 0,
    canRedo: at < steps.length - 1,
    change: (state: State, what: string) => {
      const kept = steps.slice(0, what === about ? at : at + 1).slice(-mostSteps)
      set({ steps: [...kept, state], at: kept.length, about: what })
    },
    undo: () => go(-1),
    redo: () => go(1),
  }
}
