import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

// The cost is low because each reset hashes the passwords of these demonstration accounts again.
const cost = { N: 1024, r: 8, p: 1 }

export async function hashPassword(password: string, salt = randomBytes(12).toString('hex')): Promise<string> {
  return `${salt}:${await derive(password, salt)}`
}

export async function isPassword(password: string, saved: string | null): Promise<boolean> {
  const [salt, hash] = saved?.split(':') ?? []
  if (salt === undefined || hash === undefined) return false
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(await derive(password, salt), 'hex'))
}

function derive(password: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key.toString('hex'))))
  })
}
