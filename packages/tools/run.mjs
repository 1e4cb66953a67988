// Runs a command of this folder's src, or of another package by path: node packages/tools/run.mjs <command> [arguments]. It is
// JavaScript so that a Node version without TypeScript support still prints a clear message.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This is Node ${process.versions.node}; 22.18 or newer is needed. The repository brings its own for Linux (glibc),` +
      ' macOS and Windows: start it with "npm start" or "npm test". Elsewhere install Node 22.18 or newer first.',
  )
  process.exit(1)
}
const [command = '', ...rest] = process.argv.slice(2)
const file = command.includes('/') ? `../../${command}.ts` : `./src/${command}.ts`
const { default: main } = await import(file)
try {
  process.exitCode = await main(rest)
} catch (error) {
  if (error?.name !== 'CliError') throw error
  console.error(error.message)
  process.exitCode = 1
}
