import { buildPortal } from './build.ts'

/** Before the end-to-end tests: what they look at is what the sources say. */
export default async function setup(): Promise<void> {
  await buildPortal()
}
