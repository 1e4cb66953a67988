/** A setting that the person who starts the server can correct: commands print its message alone and exit with 1. */
export class CliError extends Error {
  override name = 'CliError'
}
