/** 1 where the text runs from left to right, -1 where it runs the other way: what an arrow key means. */
export const readingStep = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
