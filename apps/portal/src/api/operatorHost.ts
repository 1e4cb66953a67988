/**
 * The host of the operator whose brand the sandbox's visitor chose by `?brand=`; undefined where the page's own host
 * says which operator it is, as everywhere but in the sandbox. The server writes it on the page.
 */
export const operatorHost = (): string | undefined => document.documentElement.dataset['operatorHost']
