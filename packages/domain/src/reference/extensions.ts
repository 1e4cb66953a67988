/** Captchas of the portal; a configuration names one of them or a module. [OPEN-28] */
export const captchaNames = ['altcha', 'none'] as const

/** The address of an operator's own module, which the portal's server serves from a folder beside the configuration. */
export const isExtension = (name: string): boolean => /^\/extensions\/[\w-][\w.-]*\.m?js$/.test(name)
