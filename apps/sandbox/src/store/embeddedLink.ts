import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/**
 * Replaces pg's socket to a server, so that one driver serves both databases. PGlite's own `query` costs more: it enters the
 * database six times per statement, and parses and plans each statement again.
 */
export class EmbeddedLink extends Duplex {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  // What pg calls on a socket besides the methods of a stream.
  connect(): void {
    // pg opens a new connection after a statement that failed, and PGlite keeps what the previous one prepared.
    this.#pglite.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
  }
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(message: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    this.#send(message, done)
  }

  /** pg corks the messages of one statement, and the database answers them together. */
  override _writev(messages: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(messages.map(({ chunk }) => chunk)), done)
  }

  #send(message: Buffer, done: (error?: Error) => void): void {
    this.#pglite.execProtocolRaw(message).then((answer) => {
      this.push(answer)
      done()
    }, done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}
