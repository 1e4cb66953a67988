/** 1 in left-to-right text, -1 in right-to-left text: the meaning of an arrow key. */
export const readingStep = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** A key combination of the browser or the system: Alt and the left arrow go back a page. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) =>
  altKey || ctrlKey || metaKey
