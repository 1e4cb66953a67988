import { atom, useAtomValue } from 'jotai'

/** Changes when a hydrated page must start anew with what this browser stores. */
export const mountAtom = atom(0)
export const useMountNumber = (): number => useAtomValue(mountAtom)
