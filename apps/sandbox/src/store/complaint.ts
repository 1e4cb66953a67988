/** A failure that the person at the keyboard can mend: commands print its message alone and exit with 1. */
export class CliError extends Error {
  override name = 'CliError'
}
