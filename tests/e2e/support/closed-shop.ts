import { randomBytes } from 'node:crypto'
import { weeklyHours } from '@/backend/demo/content/weekly-hours'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { weekTime } from '@/lib/domain/stores/opening-hours'
import { utcOffset } from '@/lib/domain/time/time-zones'
import { freePort } from '@/scripts/launch/free-port'
import { openApi } from '@/scripts/launch/preview'
import { inAll, makeProduct, makeStore, storeValues } from '@/tests/backend/support/factories'
import { startSecond } from './storefront'

const TIME_ZONE = 'America/Vancouver'
const NOODLES = 1012

export const STORES = {
  later: { gid: 7201, name: 'Lantern Dumplings' },
  closed: { gid: 7202, name: 'Harbour Noodles' },
  open: { gid: 7203, name: 'Night Noodles' },
  /** open as well, nearer, and of another kind of food */
  near: { gid: 7204, name: 'Corner Tea' },
} as const

/** Of four hours, which begin in six, whatever time it is. */
function hoursAhead() {
  const now = new Date()
  const hour = (Math.floor(weekTime(now, utcOffset(TIME_ZONE, now)).minutes / 60) + 6) % 24
  return weeklyHours(`${hour}-${hour + 4}`)
}

async function fillDatabase(folder: string): Promise<void> {
  const { db, close } = await openEmbedded({ folder })
  const { settings } = storeValues()
  const [soon, always] = [hoursAhead(), weeklyHours('0-24')]
  const rows = [
    { ...STORES.later, hours: soon, deliveryHours: soon, settings: { ...settings, preorder: true } },
    { ...STORES.closed, hours: soon, deliveryHours: soon, settings: { ...settings, preorder: false } },
    { ...STORES.open, hours: always, lat: 49.29 },
    { ...STORES.near, hours: always, categories: [1013] },
  ]
  for (const { name, ...row } of rows) {
    const place = { timeZone: TIME_ZONE, kind: 1 as const, lat: 49.28, lon: -123.12, categories: [NOODLES] }
    const store = await makeStore(db, { ...place, ...row, name: inAll(name) })
    await makeProduct(db, store, { name: inAll('Noodle soup'), price: 1200 })
  }
  await close()
}

/** Two restaurants that are closed, of which one sells for later, and two near them that are open. */
export async function openClosedShop() {
  const shared = { PLAZA_MODE: 'production', PURGE_SECRET: randomBytes(32).toString('hex') }
  const port = await freePort()
  const api = await openApi(
    'closed',
    {
      ...shared,
      NODE_ENV: 'test',
      PAYMENT_PROVIDERS: 'test',
      CODE_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Plaza <orders@plaza.example>',
      STOREFRONT_ORIGINS: `http://localhost:${port}`,
    },
    fillDatabase,
  )
  const shop = await startSecond({ ...shared, SHARED_HOSTS: 'localhost', COMMERCE_API_URL: api.base }, port)
  return { url: shop.url, close: () => shop.stop().then(api.close) }
}
