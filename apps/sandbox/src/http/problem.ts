/** A refused line of an imported file. */
export interface RefusedLine {
  /** From 1, which is the head. */
  line: number
  reason: string
}

/** Ends a call with `{ code, message }`; the code is one of §8 wherever one fits. */
export class ApiProblem extends Error {
  readonly code: string
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500
  /** Extension: the lines that explain the refusal of a file. */
  readonly lines: readonly RefusedLine[] | undefined

  constructor(code: string, status: ApiProblem['status'] = 400, lines?: readonly RefusedLine[]) {
    super(code)
    this.name = 'ApiProblem'
    this.code = code
    this.status = status
    this.lines = lines
  }
}
