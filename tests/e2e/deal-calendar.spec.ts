import { readFile } from 'node:fs/promises'
import { findOffer, readDeal } from './support/catalogue'
import { readApi } from './support/commerce-api'
import { noodleGid } from './support/listing'
import { ask, NOODLE, originOn } from './support/raw'
import { expect, test } from './support/test'

/** The properties of the event of a file, put together again from its folded lines; those of its alarm are left out. */
function eventOf(file: string): Record<string, string> {
  const [, event = ''] = /BEGIN:VEVENT\r\n(.*?)BEGIN:VALARM/s.exec(file.replaceAll('\r\n ', '')) ?? []
  const lines = event.trim().split('\r\n')
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
}
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&')
const utcText = (edt: string | null = '') => `${edt?.replace(' ', 'T')}Z`
const compact = (edt?: string | null) => utcText(edt).replace(/[-:]/g, '')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a deal that is yet to end is put in the shopper’s own calendar', async ({ page }) => {
    const { deal, store } = await findOffer(({ deal: one }) => one.stock > 0)
    await page.goto(`/deals/details/${deal.id}?lan=en`)
    const loading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    const download = await loading
    expect(download.suggestedFilename()).toBe(`deal-${deal.id}.ics`)
    const file = await readFile(await download.path(), 'utf8')
    const url = `${originOn('localhost')}/deals/details/${deal.id}`
    expect(eventOf(file)).toMatchObject({
      UID: `deal-${deal.id}@localhost`,
      DTEND: compact(deal.edt),
      SUMMARY: `Last day: ${escaped(deal.name)}`,
      LOCATION: expect.stringMatching(new RegExp(`^${store.name}\\\\n\\d+`)),
      URL: url,
    })
    expect(eventOf(file).DESCRIPTION?.endsWith(url)).toBe(true)
    expect(file).toContain('BEGIN:VALARM\r\nACTION:DISPLAY')
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })
})

test('the file can be cached by all, in the words of the page, and on a store’s own domain has its address', async () => {
  const gid = await noodleGid()
  const { list } = await readApi<{ list: { id: number }[] }>(`/api/v7/glst?lan=jp&limit=1&gid=${gid}`)
  const path = `/api/calendar/jp/${list[0]?.id}`
  const own = await ask(path, NOODLE)
  expect(own.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="deal-${list[0]?.id}.ics"`,
    'cache-control': 'public, max-age=60',
  })
  expect(eventOf(own.text)).toMatchObject({
    UID: `deal-${list[0]?.id}@${NOODLE}`,
    SUMMARY: expect.stringMatching(/^最終日：/),
    URL: expect.stringContaining(`${originOn(NOODLE)}/deals/details/${list[0]?.id}`),
  })
  expect((await ask(path)).text).toContain('PRODID:-//Plaza//')
  expect(own.text).not.toContain('Plaza')
})

/** The demo’s; the others have the numbers after it. */
const FIRST_DEAL = 5001

/** The first deal of the demo that has ended, which no list has. */
async function findEnded(): Promise<number> {
  for (let id = FIRST_DEAL; ; id++) {
    const { edt } = await readDeal(id)
    if (Date.parse(utcText(edt)) < Date.now()) return id
  }
}

test('a deal that has ended, or that does not exist, has no such file', async ({ page }) => {
  const ended = await findEnded()
  await page.goto(`/deals/details/${ended}`)
  await expect(page.getByRole('button', { name: 'Expired' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
  for (const path of [`en/${ended}`, 'en/999999999', 'fr/1', 'en/one'])
    expect([path, (await ask(`/api/calendar/${path}`)).status]).toEqual([path, 404])
})
