import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Put, streamText } from '@/backend/operators/operation/stream-text'
import { toBody } from '@/backend/operators/operation/text-file'

afterEach(() => vi.useRealTimers())

const BIG = 'x'.repeat(20 * 2 ** 20)

/** A text that ends when its reader leaves, and how it ended. */
function endless(part = BIG) {
  const ends: unknown[] = []
  const text = streamText(async (put) => {
    try {
      for (;;) await put(part)
    } catch (error) {
      ends.push(error)
      throw error
    }
  })
  return { text, ends }
}

async function read(text: AsyncIterable<string>): Promise<string> {
  let all = ''
  for await (const part of text) all += part
  return all
}

const failLate = async (put: Put) => {
  await put('begun')
  throw new Error('late')
}

describe('a text that is made while it is read', () => {
  it('has its parts in order', async () => {
    const text = await streamText(async (put) => {
      for (const part of ['one ', 'two ', 'three']) await put(part)
    })
    expect(await read(text)).toBe('one two three')
  })

  it('fails at once before its first part, and breaks off after it', async () => {
    const early = streamText(async () => {
      throw new Error('early')
    })
    await expect(early).rejects.toThrow('early')
    await expect(read(await streamText(failLate))).rejects.toThrow('late')
  })

  it('as a body breaks off too, which is reported', async () => {
    const report = vi.fn()
    const body = toBody(await streamText(failLate), report)
    await expect(new Response(body).text()).rejects.toThrow('late')
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('late'))
  })

  it('ends with its reader, as a body too', async () => {
    const [left, cancelled] = [endless(), endless()]
    for await (const part of await left.text) if (part) break
    const reader = toBody(await cancelled.text, () => undefined).getReader()
    await reader.read()
    await reader.cancel()
    await vi.waitFor(() => expect([left.ends.length, cancelled.ends.length]).toEqual([1, 1]))
  })

  it('ends when its reader takes nothing for ten seconds', async () => {
    vi.useFakeTimers()
    const { text, ends } = endless()
    await text
    await vi.advanceTimersByTimeAsync(9000)
    expect(ends).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    expect(ends).toHaveLength(1)
    await expect(read(await text)).rejects.toThrow()
  })

  it('is one of two at a time', async () => {
    const [one, other] = [endless(), endless()]
    const texts = [await one.text, await other.text]
    await expect(streamText(async (put) => put('third'))).rejects.toMatchObject({ code: 'overLimit' })
    for (const text of texts) await text.cancel()
    await vi.waitFor(() => expect([one.ends.length, other.ends.length]).toEqual([1, 1]))
    expect(await read(await streamText(async (put) => put('third')))).toBe('third')
  })
})
