/** Two hundred, made when the page is built. */
declare const COUNTRIES: readonly { code: string; name: string }[]
