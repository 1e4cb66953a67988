import { run } from './shell.ts'

/** `pnpm chromatic`: sends the stories to Chromatic for visual review if a project token is configured. */
export default async function main(args: readonly string[]): Promise<number> {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing is sent to Chromatic, and nothing was compared.')
    return 0
  }
  const { ok } = await run('chromatic', ['--build-script-name', 'storybook:build', ...args], { show: true })
  return ok ? 0 : 1
}
