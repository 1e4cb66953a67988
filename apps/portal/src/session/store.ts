import { createStore } from 'jotai'

/** The portal's only store: loaders, guards and components read the same values. */
export const store = createStore()
