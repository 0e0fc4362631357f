import { ask } from './support/raw'
import { expect, test } from './support/test'

/** Longer than the table of sites is cached. */
const WITHIN = { timeout: 60_000, intervals: [1000] }
/** A page of the site may be stored anew while the table still has it. */
const GONE_WITHIN = { timeout: 90_000, intervals: [1000] }
const HOST = 'udon.localhost'
const STORE = '1002'

async function run(...command: string[]): Promise<string[]> {
  const body = JSON.stringify({ command: ['stores', ...command] })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${process.env.API_URL}/dev/operator`, { method: 'POST', body, headers })
  return ((await response.json()) as { lines: string[] }).lines
}

test('a domain that the operator gives to a store is its site within a minute, and no longer a minute and a half after it is taken away', async () => {
  test.setTimeout(250_000)
  await run('domain', STORE, HOST, '--remove')
  await expect(async () => expect((await ask('/', HOST)).status).toBe(404)).toPass(GONE_WITHIN)
  expect(await run('domain', STORE, HOST)).toEqual([`${STORE}: has ${HOST}, which takes effect within a minute`])
  await expect(async () => {
    const { status, text } = await ask('/', HOST)
    expect([status, text.includes('Jade Harbour')]).toEqual([200, true])
  }).toPass(WITHIN)
  expect(await run('domain', STORE, HOST, '--remove')).toEqual([`${STORE}: ${HOST} is removed`])
  await expect(async () => expect((await ask('/', HOST)).status).toBe(404)).toPass(GONE_WITHIN)
})
