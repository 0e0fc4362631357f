import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Problems } from './problems'

/** Encodings by their byte order mark; a file without one is UTF-8. */
const ENCODINGS: [mark: string, encoding: string][] = [
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/** Yields the text of a file in pieces, without its byte order mark. */
export async function* decodeFile(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(bytes))
    yield decoder.decode(bytes, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

function encodingOf(start: Buffer): string {
  const mark = start.subarray(0, 2).toString('hex')
  return ENCODINGS.find(([one]) => one === mark)?.[1] ?? 'utf-8'
}

const MEGA = 1024 * 1024
const MAX_MEGABYTES = 200

/** Whether a file exceeds the size limit, which is then added to `problems`. */
export async function isTooLarge(path: string, file: string, problems: Problems): Promise<boolean> {
  const { size } = await stat(path)
  if (size <= MAX_MEGABYTES * MEGA) return false
  problems.addUnreadable({ file, line: 0, message: `is larger than ${MAX_MEGABYTES} MB` })
  return true
}
