import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMetrics } from '@/backend/app/metrics'
import type { OpenDatabase } from '@/backend/platform/db/database'
import { openPostgres } from '@/backend/platform/db/postgres'
import { createDatabase } from '@/tests/support/databases'
import { fires, hasPromtool } from '@/tests/support/telemetry/fire-alert'
import { readSamples, readValue, type Sample } from '@/tests/support/telemetry/read-metrics'

const POOL = 2

describe('a pool whose connections are all in use', () => {
  let busy: OpenDatabase
  let other: OpenDatabase
  let samples: () => Promise<Sample[]>
  beforeAll(async () => {
    const url = await createDatabase('pool')
    busy = openPostgres(url, { size: POOL })
    other = openPostgres(url)
    const { poolUse: primary } = busy
    // what is counted in the database does not wait for the pool that is watched
    const metrics = createMetrics({ db: other.db, now: () => new Date(), pools: primary ? { primary } : {} })
    samples = async () => readSamples(await metrics.text())
  })
  afterAll(async () => {
    await busy?.close()
    await other?.close()
  })
  const connections = (of: Sample[], state: string) =>
    readValue(of, 'plaza_database_connections', { pool: 'primary', state })

  it('fires PlazaDatabasePoolExhausted while callers wait, and not before or after', async () => {
    const before = await samples()
    expect(connections(before, 'waiting')).toBe(0)
    const slow = Promise.all(Array.from({ length: POOL + 3 }, () => busy.db.execute(sql`select pg_sleep(0.5)`)))
    await vi.waitFor(async () => {
      const now = await samples()
      expect([connections(now, 'total'), connections(now, 'idle'), connections(now, 'waiting')]).toEqual([POOL, 0, 3])
      if (hasPromtool) expect(fires('PlazaDatabasePoolExhausted', before, now)).toBe(true)
    })
    await slow
    const after = await samples()
    expect([connections(after, 'idle'), connections(after, 'waiting')]).toEqual([POOL, 0])
    if (hasPromtool) expect(fires('PlazaDatabasePoolExhausted', before, after)).toBe(false)
  })
})
