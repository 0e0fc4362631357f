import { describe, expect, test } from 'vitest'
import { expectFires, hasPromtool } from '@/tests/support/telemetry/fire-alert'
import type { Sample } from '@/tests/support/telemetry/read-metrics'

const up = (job: string, value: number): Sample => ({ name: 'up', labels: { job, instance: `${job}:1` }, value })
const bytes = (name: string, value: number): Sample => ({
  name: `node_filesystem_${name}_bytes`,
  labels: { mountpoint: '/', fstype: 'ext4' },
  value,
})
/** In tests of promtool, the time begins with 0. */
const expiring = (days: number): Sample => ({
  name: 'probe_ssl_earliest_cert_expiry',
  labels: { instance: 'https://plaza.example.com' },
  value: days * 86_400,
})
const [storefront, api] = [up('plaza-storefront', 1), up('plaza-api', 1)]

describe('what Prometheus and its exporters say fires', () => {
  test.skipIf(!hasPromtool).each<[string, string, Sample[], Sample[]]>([
    ['PlazaProcessGone', 'a process does not answer', [storefront, api], [up('plaza-storefront', 0), api]],
    ['PlazaProcessGone', 'no process of a kind is left', [storefront, api], [storefront]],
    ['PlazaCertificateExpires', 'a certificate has 13 days', [expiring(20)], [expiring(13)]],
    [
      'PlazaDiskFull',
      'a disk has 9% left',
      [bytes('avail', 11), bytes('size', 100)],
      [bytes('avail', 9), bytes('size', 100)],
    ],
  ])('%s, when %s (skipped without promtool)', (alert, _, before, after) => {
    expectFires(alert, before, after)
    expect.assertions(2)
  })
})
