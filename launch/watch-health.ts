import { answers, hasEnded, type Server } from './server-process'

/**
 * Asks a server for `/healthz` until it ends. Resolves once it is alive but has not answered so many times in a row; its
 * misses are multiplied by `patience`, which rises for one that was silent before. Misses count, not seconds: a machine
 * that slept is asked again first.
 */
export async function untilSilent(server: Server, patience: number): Promise<void> {
  const { health, watch } = server.spec
  if (!watch) return new Promise(() => undefined)
  const url = new URL('/healthz', health).href
  for (let missed = 0; missed < watch.misses * patience; ) {
    const answered = await Promise.all([answers(server, url, watch.everyMs), pause(watch.everyMs)])
    if (hasEnded(server)) return new Promise(() => undefined)
    missed = answered[0] ? 0 : missed + 1
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
