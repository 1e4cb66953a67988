/** Calls the handler of the host first, then the one of the component, which may heed `event.defaultPrevented`. */
export const both =
  <Event>(given: ((event: Event) => void) | undefined, own: (event: Event) => unknown) =>
  (event: Event): void => {
    given?.(event)
    own(event)
  }
