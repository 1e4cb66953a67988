/** The HTML elements of articles, as functions that keep the texts readable. */
export const p = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('')
export const list = (...items: string[]) => `<ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`
export const steps = (...items: string[]) => `<ol>${items.map((text) => `<li>${text}</li>`).join('')}</ol>`
export const h = (title: string) => `<h2>${title}</h2>`
export const a = (href: string, text: string) => `<a href="${href}">${text}</a>`
