/**
 * Calls `show`, which shows the message of a field that was left: at once, or after the press that takes its focus. What appears
 * during a press moves what is below, and the browser sends no click to a button that has moved away from the pointer.
 */
export function afterPress(show: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(show), { once: true })
  else show()
}
