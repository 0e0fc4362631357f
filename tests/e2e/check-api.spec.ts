import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Report } from '@/scripts/check-api/report'
import { plainDishes } from './support/catalogue'
import { register } from './support/commerce-api'
import { expect, test } from './support/test'

const NOODLE_HOUSE = 1001
const API = process.env.API_URL ?? ''
const SITE_ORIGIN = process.env.BASE_URL ?? ''
/** What a store may not offer, or cannot be seen from outside. */
const NOT_HERE = ['express payment', 'order page', 'profile', 'reviews']

test('the checker finds that all of the reference API works, and orders once', async ({ page }, testInfo) => {
  test.setTimeout(90_000)
  const [dish] = plainDishes(NOODLE_HOUSE)
  const { token, secret } = await register(`check-${Date.now()}@mail.example`)
  const html = testInfo.outputPath('report.html')
  const words = [
    'run',
    '-s',
    'check-api',
    '--',
    API,
    '--json',
    '--order',
    `${NOODLE_HOUSE}:${dish?.pid}`,
    '--html',
    html,
  ]
  const env = { ...process.env, SITE_ORIGIN, CHECK_API_TOKEN: token, CHECK_API_SECRET: secret }
  const { stdout } = await promisify(execFile)('npm', words, { env, maxBuffer: 2 ** 24 })
  const { faults, pages, features, calls }: Report = JSON.parse(stdout)

  expect(faults).toEqual([])
  expect(pages.filter(({ state }) => state !== 'works')).toEqual([])
  expect(features.filter(({ name, state }) => state !== 'works' && !NOT_HERE.includes(name))).toEqual([])
  const tried = ['the same checkout again', 'delivery', 'payment page', 'cancelling']
  expect(features.map(({ name }) => name)).toEqual(expect.arrayContaining(tried))
  expect(calls.flatMap(({ odd, errors }) => [...odd, ...Object.keys(errors)])).toEqual([])

  await page.setContent(await readFile(html, 'utf8'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(API)
  await expect(page.getByRole('row', { name: /^works Store \/store\// })).toBeVisible()
})
