/**
 * A CSV file in parts, as the worker hands them to the page without a copy. A blob costs a message to another process, so it
 * is made only when the file is sent or saved.
 */
export type CsvBytes = readonly Uint8Array<ArrayBuffer>[]

export const csvBlob = (bytes: CsvBytes): Blob => new Blob([...bytes], { type: 'text/csv;charset=utf-8' })
