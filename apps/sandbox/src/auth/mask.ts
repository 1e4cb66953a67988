/** Masks an e-mail so that only its owner recognises it: 'jean@example.fr' becomes 'j***n@e***.fr'. [API-05] */
export function masked(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)]
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  return `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ''}@${domain.slice(0, 1)}***${ending}`
}
