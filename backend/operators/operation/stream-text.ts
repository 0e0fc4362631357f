import { overLimit } from '@/backend/platform/limits/limit-attempts'
import { withDeadline } from '@/lib/deadline'

/** Adds a part to the text, and waits while the reader is far behind. */
export type Put = (part: string) => Promise<void>

/** Characters that are made ahead of a slow reader, so that the transaction behind most texts does not wait for it. */
const AHEAD = 8 * 2 ** 20
/** How long a reader may take nothing. */
const STALLED_MS = 10_000
/** Each holds a connection of the database, and up to `AHEAD` in memory. */
const MOST_AT_ONCE = 2
const RETRY_MS = 10_000

let running = 0

/**
 * Streams the text that `write` puts. Resolves with its first part; a failure before that is thrown, a later one breaks
 * the text off. A reader that leaves ends `write` at its next part. Throws `overLimit` while others are written.
 */
export async function streamText(write: (put: Put) => Promise<void>): Promise<ReadableStream<string>> {
  if (running >= MOST_AT_ONCE) throw overLimit('other files are being written, try again in a moment', RETRY_MS)
  const ahead = { highWaterMark: AHEAD, size: (part = '') => part.length }
  const { readable, writable } = new TransformStream<string, string>(undefined, undefined, ahead)
  const writer = writable.getWriter()
  running += 1
  return new Promise((resolve, reject) => {
    const put = (part: string) => {
      resolve(readable)
      return withDeadline(STALLED_MS, () => writer.write(part))
    }
    const end = async (error: unknown) => {
      reject(error)
      await writer.abort(error)
    }
    write(put)
      .then(() => writer.close())
      .catch(end)
      // a reader that has left has ended the writer too
      .catch(() => undefined)
      .finally(() => {
        running -= 1
      })
  })
}
