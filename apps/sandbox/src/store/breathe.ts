/**
 * Lets the process answer other calls before a long piece of work goes on: on the embedded database a statement ends
 * without a turn of the event loop, so that a series of them would keep every socket waiting.
 */
export const otherCalls = (): Promise<void> => new Promise((done) => setImmediate(done))
