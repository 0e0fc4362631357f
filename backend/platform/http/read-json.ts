import type { Context } from 'hono'

export type ReadBody = { ok: true; value: unknown } | { ok: false }

/** Parses the body as JSON; an empty body is an empty object. */
export async function readJson(c: Context): Promise<ReadBody> {
  const text = await c.req.text()
  if (text === '') return { ok: true, value: {} }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
