import { execFile } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import type { Report } from '@/scripts/check-api/report'
import { withKeys } from '@/tests/support/planted-api/mistake'
import { openPlantedApi } from '@/tests/support/planted-api/open-planted-api'

const LONG = 60_000
/** tcpmux, which no machine serves */
const NOBODY = 'http://127.0.0.1:1'

const api = await openPlantedApi()
afterAll(() => api.close())

interface Ended {
  code: number
  stdout: string
  stderr: string
}

function checkApi(...words: string[]): Promise<Ended> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/check-api.ts', ...words]
  return new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

test(
  'an API without a fault ends with 0',
  async () => {
    api.plant({})
    const { code, stdout } = await checkApi(api.url)
    expect(stdout).toContain('Faults\n  none\n')
    expect(code).toBe(0)
  },
  LONG,
)

test(
  'a fault ends with 1, and --json is one object and nothing else',
  async () => {
    api.plant({ sdtl2: withKeys({ logo: 'https://cdn.elsewhere.example/logo.png' }) })
    const { code, stdout, stderr } = await checkApi(api.url, '--json')
    const { faults }: Report = JSON.parse(stdout)
    expect(faults).toEqual([
      {
        name: 'pictures that do not load',
        cases: [
          'https://cdn.elsewhere.example is not in PICTURE_ORIGINS, as of https://cdn.elsewhere.example/logo.png',
        ],
        count: 1,
        compares: expect.stringContaining('PICTURE_ORIGINS'),
        sees: 'a placeholder, or an empty frame, in the place of a picture',
        contract: 'docs/contract/formats.md#text-html-and-pictures',
      },
    ])
    expect([code, stderr]).toEqual([1, ''])
  },
  LONG,
)

test(
  'an API that nobody serves ends with 2',
  async () => {
    const { code, stdout } = await checkApi(NOBODY, '--json')
    const { pages }: Report = JSON.parse(stdout)
    expect(pages.filter(({ state }) => state === 'works')).toEqual([])
    expect(code).toBe(2)
  },
  LONG,
)

test(
  '--help is printed and ends with 0, wrong words with 2 and nothing on standard output',
  async () => {
    const help = await checkApi('--help')
    expect([help.code, help.stderr]).toEqual([0, ''])
    expect(help.stdout).toMatch(/^npm run check-api -- URL \[options\]/)
    const wrong = await checkApi(api.url, '--cart', '12')
    expect([wrong.code, wrong.stdout]).toEqual([2, ''])
    expect(wrong.stderr).toContain("Unknown option '--cart'")
  },
  LONG,
)
