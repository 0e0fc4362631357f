/** The largest body that any handler reads: a cart of a hundred lines is a quarter of it. */
export const MAX_BODY_BYTES = 64 * 1024

export function announcesTooMuch(length: string | null | undefined): boolean {
  return Number(length ?? 0) > MAX_BODY_BYTES
}

/** Null if it is too large, by what it announces or by what comes, which is left. */
export async function readBody(request: Request): Promise<string | null> {
  if (announcesTooMuch(request.headers.get('content-length'))) return null
  const parts: Uint8Array[] = []
  let size = 0
  // leaving the loop cancels the stream
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > MAX_BODY_BYTES) return null
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
