/** A failure that the user of a command can correct: commands print only its message and exit with 1. */
export class CliError extends Error {
  override name = 'CliError'
}
