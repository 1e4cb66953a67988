import type { KeyboardEvent } from 'react'

/** 1 where the text runs from left to right, -1 where it runs the other way: what an arrow key means. */
export const readingStep = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** A key that the browser or the system takes: Alt and the left arrow go back a page. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey
