/** Whether the page's scroll bar takes room; where it does, that room is kept while a dialog hides the bar. */
export const hasScrollBar = (): boolean => window.innerWidth > document.documentElement.clientWidth
