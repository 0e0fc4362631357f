import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import { exportCatalogue } from '@/backend/catalogue-files/export/export-catalogue'
import { makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
let folder: string
beforeAll(async () => {
  api = await openTestApp()
  folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-earlier-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

it('a store that was stored before a payment method was added does not accept it, and is exported', async () => {
  const store = await makeStore(api.db)
  await api.db.update(stores).set({ payments: sql`${stores.payments} - 'unionPayExpress'` })
  const { records } = await api.get(`/api/v8/sdtl2?gid=${store.gid}&lan=en`)
  expect(records).toMatchObject({ accept_union_pay: true, accept_union_pay_express: false })
  await exportCatalogue({ db: api.db, folder, pictures: api.deps.pictures })
  const [header = '', row = ''] = (await readFile(path.join(folder, 'stores.csv'), 'utf8')).split('\r\n')
  const cells = Object.fromEntries(header.split(',').map((column, n) => [column, row.split(',')[n]]))
  expect(cells).toMatchObject({ union_pay: 'yes', union_pay_express: 'no' })
})
