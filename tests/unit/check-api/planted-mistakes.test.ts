import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Report } from '@/scripts/check-api/report'
import type { Changes } from '@/tests/support/planted-api/mistake'
import { MISTAKES } from '@/tests/support/planted-api/mistakes'
import { openPlantedApi } from '@/tests/support/planted-api/open-planted-api'
import { sampleOf } from '@/tests/support/scale'

const api = await openPlantedApi()
vi.resetModules()
vi.stubEnv('COMMERCE_API_URL', api.url)
vi.stubEnv('PAY_ORIGINS', api.payOrigin)
vi.stubEnv('LOG_LEVEL', 'silent')
const { checkApi } = await import('@/scripts/check-api/check-api')
const { logInCustomer } = await import('@/scripts/check-api/log-in-customer')
const { exitCode } = await import('@/scripts/check-api/report')
const { JUDGEMENTS } = await import('@/scripts/check-api/judgements/judgements')
afterAll(() => api.close())

/** Orders a dish of the first store. */
function check(changes: Changes): Promise<Report> {
  api.plant(changes)
  const { email, password } = api.customer
  const variables = { CHECK_API_EMAIL: email, CHECK_API_PASSWORD: password }
  const logIn = () => logInCustomer(variables, () => Promise.reject(new Error('nobody is there to be asked')))
  return checkApi({ url: api.url, order: { gid: 7, pid: 71 } }, logIn, () => undefined)
}

const namesOf = ({ faults }: Report) => faults.map(({ name }) => name)

describe('an API without a mistake', async () => {
  const report = await check({})

  test('has no fault, and all its pages', () => {
    expect(report.faults).toEqual([])
    expect(exitCode(report)).toBe(0)
  })

  test('gets an order of each kind', () => {
    const states = Object.fromEntries(report.features.map(({ name, state }) => [name, state]))
    expect(states).toMatchObject({ checkout: 'works', delivery: 'works', 'payment page': 'works', cancelling: 'works' })
  })

  test('is asked no more often than the usage says', () => {
    expect(report.calls.reduce((sum, { times }) => sum + times, 0)).toBeLessThanOrEqual(200)
  })
})

describe('an API with one mistake', () => {
  test.each(sampleOf(MISTAKES, 25))('$mistake', async ({ changes, faults, says }) => {
    const report = await check(changes)
    expect(namesOf(report)).toEqual(faults)
    expect(report.faults.flatMap(({ cases }) => cases).join('\n')).toMatch(says)
    expect(exitCode(report)).toBe(1)
  })
})

describe('every judgement', () => {
  test('has a mistake that it finds', () => {
    expect(new Set(MISTAKES.flatMap(({ faults }) => faults))).toEqual(new Set(Object.keys(JUDGEMENTS)))
  })

  test.each(Object.entries(JUDGEMENTS))('%s: names a heading of the contract', (_, { contract }) => {
    const [page, anchor] = contract.split('#')
    const headings = readFileSync(`docs/contract/${page}`, 'utf8').match(/(?<=^#+ ).*$/gm) ?? []
    expect(headings.map(anchorOf)).toContain(anchor)
  })

  test.each(Object.entries(JUDGEMENTS))('%s: is in the document, with what a shopper sees', (name, { sees }) => {
    expect(readFileSync('docs/bring-your-own-api.md', 'utf8')).toContain(`\n| ${name} | ${sees} |\n`)
  })
})

/** As the pages of a repository have them. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
