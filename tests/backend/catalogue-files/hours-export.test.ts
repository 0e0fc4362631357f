import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { exportCatalogue } from '@/backend/catalogue-files/export/export-catalogue'
import { openTestApp } from '@/tests/backend/support/test-app'
import { copyExample, UNCHANGED } from './example-shop'

it('an export has the hours of dates, of sections and of deals, which an import reads as they were', async () => {
  const [api, shop] = [await openTestApp(), await copyExample()]
  onTestFinished(async () => {
    await api.close()
    await shop.remove()
  })
  const now = new Date('2026-06-05T19:00:00Z')
  const sectionHours = 'store,section,day,opens,closes\nminato-udon,sides,fri,22:00,01:00\n'
  await shop.write('section_hours', sectionHours)
  const dealHours =
    'store,deal,day,opens,closes\nminato-udon,dinner-for-two,tue,17:00,22:00\nminato-udon,dinner-for-two,fri,17:00,01:00\n'
  await shop.write('deal_hours', dealHours)
  await shop.read(api.db, now)
  const folder = path.join(shop.folder, 'exported')
  await exportCatalogue({ db: api.db, folder, pictures: shop.pictures })
  const textOf = async (name: string) => (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  const files = {
    holidays: await textOf('holidays.csv'),
    sections: 'store,key\nminato-udon,sides\n',
    deals: 'store,key\nminato-udon,dinner-for-two\n',
  }
  expect(files.holidays).toBe(
    [
      'store,date,opens,closes',
      'minato-udon,2026-12-24,11:30,16:00',
      'minato-udon,2026-12-25,,',
      'minato-udon,2026-12-31,17:00,02:00',
      'minato-udon,2027-01-01,,',
      '',
    ].join('\n'),
  )
  expect(await textOf('section_hours.csv')).toBe(sectionHours)
  expect(await textOf('deal_hours.csv')).toBe(dealHours)
  await shop.writeOnly({ ...files, section_hours: sectionHours, deal_hours: dealHours })
  expect((await shop.read(api.db, now)).at(-1)).toBe(UNCHANGED)
})
