import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { DEADLINES } from '@/lib/domain/time/deadlines'
import { parseEnv } from '@/lib/env'

const secondsIn = (file: string, pattern: RegExp) => Number(pattern.exec(readFileSync(file, 'utf8'))?.[1])

test('a checkout has longer in each layer than in the one behind it: storefront, browser, nginx, the end of a process', () => {
  const storefront = parseEnv({}).PAYMENT_TIMEOUT_SECONDS
  const browser = DEADLINES.browserCharge / 1000
  const nginx = secondsIn('deploy/nginx.conf', /proxy_read_timeout (\d+)s/)
  const killed = [
    secondsIn('launch/server-process.ts', /KILL_MS = (\d+)_000/),
    secondsIn('deploy/systemd/plaza-storefront@.service', /TimeoutStopSec=(\d+)/),
    secondsIn('deploy/systemd/plaza-api@.service', /TimeoutStopSec=(\d+)/),
    secondsIn('compose.yaml', /stop_grace_period: (\d+)s/),
  ]
  expect([storefront, browser, nginx]).toEqual([60, 65, 70])
  expect(secondsIn('backend/server.ts', /SHUTDOWN_MS = (\d+)_000/)).toBe(storefront)
  expect(killed).toEqual([75, 75, 75, 75])
})

test('a start that waits for migrations has a quarter of an hour, in compose, for systemd and in the document', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })
  for (const name of ['api-1', 'api-2', 'worker']) expect(services[name].healthcheck.start_period).toBe('15m')
  const document = readFileSync('docs/deployment.md', 'utf8')
  const apis = [...document.matchAll(/curl -f --retry (\d+) --retry-delay 1 --retry-all-errors \S+:4001/g)]
  expect(apis.map(([, times]) => Number(times))).toEqual([900, 900])
  // else TimeoutStartSec would end it
  for (const unit of ['plaza-api@', 'plaza-worker'])
    expect(readFileSync(`deploy/systemd/${unit}.service`, 'utf8')).not.toMatch(
      /^(?:Type|TimeoutStartSec|WatchdogSec)=/m,
    )
})
