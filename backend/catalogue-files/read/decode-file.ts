import { createReadStream } from 'node:fs'

/** By their byte order mark. Without one a file is UTF-8. */
const ENCODINGS: [mark: string, encoding: string][] = [
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/** The text of a file, piece by piece, without its byte order mark. */
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
