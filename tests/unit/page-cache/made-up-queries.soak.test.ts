import { expect, test } from 'vitest'
import { MEGABYTE, openPageCache } from './open-page-cache'

const desk = openPageCache()

test('10,000 made-up queries do not grow the memory, and push out no page', async () => {
  await desk.ask('/deals')
  for (let at = 0; at < 10_000; at += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, one) =>
        desk.ask(one % 2 ? `/deals?made=${at + one}` : `/deals/browse?query=made${at + one}`),
      ),
    )
  expect(desk.caches.pages.count()).toBe(1)
  expect(desk.caches.searches.bytes()).toBeLessThanOrEqual(MEGABYTE)
  const asked = desk.next.asked.length
  await desk.ask('/deals')
  expect(desk.next.asked).toHaveLength(asked)
}, 60_000)
