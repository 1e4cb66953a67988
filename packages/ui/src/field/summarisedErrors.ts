import { createContext } from 'react'

/** Whether a summary announces the errors of the fields, which then only describe their fields. */
export const SummarisedErrors = createContext(false)
