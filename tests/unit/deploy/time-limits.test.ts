import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'

const secondsIn = (file: string, pattern: RegExp) => Number(pattern.exec(readFileSync(file, 'utf8'))?.[1])

test('a checkout has longer in each layer than in the one behind it: storefront, browser, nginx, the end of a process', () => {
  const storefront = parseEnv({}).PAYMENT_TIMEOUT_SECONDS
  const browser = secondsIn('lib/browser/fetcher/request.ts', /CHARGE_DEADLINE_MS = (\d+)_000/)
  const nginx = secondsIn('deploy/nginx.conf', /proxy_read_timeout (\d+)s/)
  const killed = [
    secondsIn('lib/launch/server.ts', /KILL_MS = (\d+)_000/),
    secondsIn('deploy/systemd/plaza-storefront@.service', /TimeoutStopSec=(\d+)/),
    secondsIn('deploy/systemd/plaza-api@.service', /TimeoutStopSec=(\d+)/),
    secondsIn('compose.yaml', /stop_grace_period: (\d+)s/),
  ]
  expect([storefront, browser, nginx]).toEqual([60, 65, 70])
  expect(secondsIn('backend/server.ts', /SHUTDOWN_MS = (\d+)_000/)).toBe(storefront)
  expect(killed).toEqual([75, 75, 75, 75])
})
