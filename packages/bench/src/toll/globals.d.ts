/** 200 countries, generated when the page is built. */
declare const COUNTRIES: readonly { code: string; name: string }[]
