/** Ends a call with `{ code, message }`; the code is one of §8 wherever one fits. */
export class ApiProblem extends Error {
  readonly code: string
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500

  constructor(code: string, status: ApiProblem['status'] = 400) {
    super(code)
    this.name = 'ApiProblem'
    this.code = code
    this.status = status
  }
}
