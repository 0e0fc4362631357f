import { randomUUID } from 'node:crypto'
import type { Redis } from '@/lib/redis'

const CHANNEL = 'plaza:purges'
/** A sorted set of tags by the time of their last purge, in ms. */
const RECENT = 'plaza:purged'
/** Pages stay in Redis for as long. */
const RECENT_MS = 24 * 3600_000
/** A message may have been on its way when the connection was lost, and clocks differ a little. */
const OVERLAP_MS = 10_000

/** The purged tags, each with the time of its purge in ms. */
export type Purge = ReadonlyMap<string, number>

export interface PurgeChannel {
  /** Sends a purge, at once or as soon as Redis is there again. */
  publish: (tags: readonly string[]) => Promise<void>
}

/** `onPurge` gets those of the others, and what was missed without a connection. */
export function openPurgeChannel(redis: Redis, onPurge: (purge: Purge) => void): PurgeChannel {
  const self = randomUUID()
  const unsent = new Map<string, number>()
  let seenUntil = 0

  async function send(): Promise<void> {
    const purge = [...unsent]
    if (purge.length === 0) return
    await redis
      .multi()
      .zAdd(
        RECENT,
        purge.map(([value, score]) => ({ value, score })),
      )
      .zRemRangeByScore(RECENT, 0, Date.now() - RECENT_MS)
      .publish(CHANNEL, JSON.stringify({ from: self, purge }))
      .exec()
    for (const [tag, at] of purge) if (unsent.get(tag) === at) unsent.delete(tag)
  }

  function receive(message: string): void {
    const { from, purge } = JSON.parse(message) as { from: string; purge: [string, number][] }
    if (from !== self) onPurge(new Map(purge))
  }

  /** Purges again what was purged since this last succeeded, as some messages may have been missed. */
  async function catchUp(): Promise<void> {
    const now = Date.now()
    const missed = await redis.zRangeByScoreWithScores(RECENT, seenUntil - OVERLAP_MS, '+inf')
    seenUntil = now
    if (missed.length > 0) onPurge(new Map(missed.map(({ value, score }) => [value, score])))
  }

  // a connection that listens can do nothing else
  const listening = redis.duplicate()
  listening.on('error', () => null)
  listening.on('ready', () => {
    listening
      .subscribe(CHANNEL, receive)
      .then(catchUp)
      .catch(() => null)
  })
  listening.connect().catch(() => null)
  // either connection may be the later one to be there
  redis.on('ready', () => {
    send()
      .then(catchUp)
      .catch(() => null)
  })

  return {
    publish(tags) {
      for (const tag of tags) unsent.set(tag, Date.now())
      return send().catch(() => undefined)
    },
  }
}
