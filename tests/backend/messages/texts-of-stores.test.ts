import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deals } from '@/backend/catalogue/schema/deals'
import { stores } from '@/backend/catalogue/schema/stores'
import { orderLines } from '@/backend/orders/schema/orders'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { inAll, makeCustomer, SERVICE_CHARGE } from '@/tests/backend/support/factories'
import { openDesk } from '@/tests/backend/support/order-desk'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { buy } from '@/tests/backend/support/shopping'

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.api.close())

/** As `inAll` writes a text in the language that stands in for another. */
const STAND_INS = new Map<string, string>([
  ['en', 'Harbour Spa 中'],
  ['zh', 'Harbour Spa 繁'],
  ['zh-Hant', 'Harbour Spa 中'],
])

describe.each(LANGUAGES)('a store from before there was %s', (lan) => {
  const standIn = STAND_INS.get(lan) ?? 'Harbour Spa'
  const without = (column: PgColumn) => sql`${column} - ${lan}::text`

  beforeAll(async () => {
    const { db } = desk.api
    const [name, label] = [inAll('Harbour Spa'), inAll('Harbour Spa')]
    await db.update(stores).set({ name, announcements: [name], surcharge: { ...SERVICE_CHARGE, label } })
    await db.update(deals).set({ name, shortDescription: name })
    await db.update(stores).set({
      ...{ name: without(stores.name), announcements: sql`jsonb_build_array(${stores.name} - ${lan}::text)` },
      surcharge: sql`jsonb_set(${stores.surcharge}, '{label}', (${stores.surcharge}->'label') - ${lan}::text)`,
    })
    await db.update(deals).set({ name: without(deals.name), shortDescription: without(deals.shortDescription) })
  })

  it('is shown with the nearest text that it has', async () => {
    const { gid } = desk.store
    const store = await desk.api.get(`/api/v8/sdtl2?gid=${gid}&lan=${lan}`)
    expect(store.records).toMatchObject({ name: standIn, announcements: [standIn] })
    const { records } = await desk.api.get(`/api/v7/glst?gid=${gid}&lan=${lan}`)
    expect(records.list[0]).toMatchObject({ s_dsc: standIn })
  })

  it('writes its mails in that language, with its own texts as they are', async () => {
    const me = await makeCustomer(desk.api.db, { email: `${lan}@example.com` })
    const id = await buy(desk.api, me.tokens, desk.deal, {}, { lan })
    const [mail] = await sentMessages(desk.api)
    const { placed } = textsIn(lan).order
    expect(mail).toMatchObject({
      recipient: `${lan}@example.com`,
      subject: fillText(placed.subject, { store: standIn }, lan),
    })
    expect(mail?.body).toContain(`1 × ${standIn}`)
    await desk.api.db.update(orderLines).set({ name: without(orderLines.name) })
    const order = await desk.api.execute(me.tokens, `/api/rest/v8/orddtl/${id}/${lan}`, 'GET')
    expect(order.records).toMatchObject({ order_item: [{ nm: standIn }], store_surcharge: { label: standIn } })
  })
})
