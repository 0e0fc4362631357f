import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { admission } from '@/backend/http/admission'

afterEach(() => vi.restoreAllMocks())

/** An API whose every answer takes `pace` ms after the one before, behind limits of 200 at a time and a wait of 1 s. */
function openSlowApp() {
  let at = 0
  vi.spyOn(performance, 'now').mockImplementation(() => at)
  const waiting: (() => void)[] = []
  const app = new Hono()
  app.use(admission({ maxInFlight: 200, maxWaitMs: 1000 }))
  app.get('/', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return c.text('done')
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  const answerAll = async (pace: number) => {
    while (waiting.length > 0) {
      at += pace
      waiting.shift()?.()
      await settle()
    }
  }
  return {
    /** how many of a crowd that comes at once are let in; the others are refused before any of them is answered */
    async letIn(crowd: number, pace: number): Promise<number> {
      const refused: Response[] = []
      const answers = Array.from({ length: crowd }, async () => {
        const response = await app.request('/')
        if (response.status === 503) refused.push(response)
        return response.status
      })
      await settle()
      const inside = waiting.length
      expect(refused).toHaveLength(crowd - inside)
      expect(refused.every((response) => response.headers.get('retry-after') === '1')).toBe(true)
      await answerAll(pace)
      expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(inside)
      return inside
    },
  }
}

it('lets in as many as it can answer within the wait at the pace of the last answers, and refuses the rest at once', async () => {
  const api = openSlowApp()
  for (let n = 0; n < 20; n++) await api.letIn(16, 20)
  // 1000 ms at 20 ms each
  expect(await api.letIn(600, 20)).toBe(51)
  for (let n = 0; n < 60; n++) await api.letIn(16, 10)
  expect(await api.letIn(600, 10)).toBe(100)
})

it('never lets in more than the most at a time, and always a few', async () => {
  const api = openSlowApp()
  expect(await api.letIn(600, 1)).toBe(200)
  for (let n = 0; n < 20; n++) await api.letIn(16, 5000)
  expect(await api.letIn(600, 5000)).toBe(16)
  for (let n = 0; n < 60; n++) await api.letIn(16, 1)
  expect(await api.letIn(600, 1)).toBe(200)
})

it('takes no idle time for work: after a quiet hour a crowd is let in', async () => {
  const api = openSlowApp()
  for (let n = 0; n < 20; n++) await api.letIn(1, 1)
  vi.spyOn(performance, 'now').mockImplementation(() => 3_600_000)
  expect(await api.letIn(150, 0)).toBe(150)
})
