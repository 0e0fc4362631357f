import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import v8 from 'node:v8'
import vm from 'node:vm'
import { expect, test } from 'vitest'
import { isTimeout, withDeadline } from '@/lib/deadline'

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc') as () => void

test('what takes longer than its deadline fails with a name that a log can show', async () => {
  const late = await withDeadline(10, () => setTimeout(1000)).catch((error: Error) => error)
  expect(late).toMatchObject({ name: 'TimeoutError', message: 'Operation timed out after 10ms' })
  expect(isTimeout(late)).toBe(true)
  expect(isTimeout(new Error('TimeoutError'))).toBe(false)
})

test('a body that never ends is aborted at the deadline, also when garbage is collected after the headers', async () => {
  const server = createServer((_, response) => {
    void setTimeout(300).then(() => response.writeHead(200).write('{'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const read = async (signal: AbortSignal) => {
    // without this redirect mode the signal survives
    const response = await fetch(url, { signal, redirect: 'error' })
    return await response.json()
  }
  const reads: Promise<unknown>[] = []
  for (let i = 0; i < 20; i++) {
    reads.push(
      Promise.race([withDeadline(1500, read).catch(() => 'given up'), setTimeout(6000, 'hangs', { ref: false })]),
    )
    await setTimeout(20)
    if (i % 5 === 0) collectGarbage()
  }
  const collecting = setInterval(collectGarbage, 200)
  const ended = await Promise.all(reads)
  clearInterval(collecting)
  server.closeAllConnections()
  server.close()
  expect(new Set(ended)).toEqual(new Set(['given up']))
})
