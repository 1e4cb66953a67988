/** Host of the brand that a sandbox visitor chose with `?brand=`; undefined outside the sandbox. */
export const operatorHost = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['operatorHost']
