import { expect, test } from 'vitest'
import { HOSTILE_PATHS } from '@/tests/support/hostile-paths'
import { openPageCache } from './open-page-cache'

const desk = openPageCache()

test.each([
  ['/deals/?lan=jp&utm_source=mail', '/deals?lan=jp&utm_source=mail'],
  ['//reset?token=secret', '/reset?token=secret'],
  ['/%64eals?page=2', '/deals?page=2'],
  ['/pay/12/amt/5/?from=table', '/pay/12/amt/5?from=table'],
  ['/account/orders/?page=2', '/account/orders?page=2'],
])('%s moves to %s, for good, whatever the host or the method', async (path, moved) => {
  for (const host of ['shop.example', 'noodle.localhost'])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
      const { status, headers } = await desk.ask(path, { host }, method)
      expect([status, headers.location]).toEqual([308, moved])
    }
  expect(desk.next.asked).toEqual([])
})

test('a customer, a soft navigation and a page that is in memory move alike', async () => {
  await desk.ask('/deals')
  for (const headers of [{ cookie: 'plaza_session=x' }, { rsc: '1' }, {}] as Record<string, string>[])
    expect((await desk.ask('/deals/?_rsc=1&a=2', headers)).headers.location).toBe('/deals?_rsc=1&a=2')
})

test('none of the hostile paths that a request can have moves to another site', async () => {
  const kept = HOSTILE_PATHS.filter((path) => !/[\t\u00ad]/.test(path))
  expect(kept.length).toBeGreaterThanOrEqual(200)
  for (const path of kept) {
    const { headers } = await desk.ask(path)
    expect(new URL(headers.location ?? '/', 'https://shop.example').host, path).toBe('shop.example')
  }
})
