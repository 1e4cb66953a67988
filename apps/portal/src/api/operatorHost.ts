/**
 * Returns the host of the operator whose brand a sandbox visitor chose with `?brand=`; the server writes it into the page.
 * Undefined outside the sandbox, where the page's own host identifies the operator.
 */
export const operatorHost = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['operatorHost']
