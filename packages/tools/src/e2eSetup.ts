import { buildPortal } from './build.ts'

/** Builds the portal before the end-to-end tests, so that they test the current sources. */
export default async function setup(): Promise<void> {
  await buildPortal()
}
