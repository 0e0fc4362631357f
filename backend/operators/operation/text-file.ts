import { z } from 'zod'

/** The media types of files that operations answer. */
export type FileType = 'text/csv' | 'application/json'

/** A file that an operation answers, in parts that are made while it is read. */
export class TextFile {
  constructor(
    readonly type: FileType,
    readonly parts: AsyncIterable<string>,
  ) {}
}

/** The answer of an operation that has `files`. */
export const textFile = z.instanceof(TextFile)

/** The body of a response. A failure breaks the connection off, so that nobody takes a part for the whole. */
export function toBody(parts: AsyncIterable<string>, onFailure: (error: unknown) => void) {
  const iterator = parts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = await iterator.next().catch((error: unknown) => {
        onFailure(error)
        throw error
      })
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
