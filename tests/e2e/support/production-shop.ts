import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { importCatalogue } from '@/backend/catalogue-files/import-catalogue'
import { DEFAULT_CITIES } from '@/backend/config/cities'
import { weeklyHours } from '@/backend/demo/content/weekly-hours'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { freePort } from '@/scripts/launch/free-port'
import { openApi } from '@/scripts/launch/preview'
import { inAll, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { openSmtpStub } from '@/tests/support/smtp-stub'
import { openStripeStub } from '@/tests/support/stripe-stub/open-stripe-stub'
import { openTwilioStub } from '@/tests/support/twilio-stub'
import { startSecond } from './storefront'

export const STORE = { gid: 7001, name: 'Pier Noodles' }
export const DISH = 'Harbour ramen'
/** Of `docs/example-catalogue`. */
export const SHOP = { key: 'minato-udon', name: 'Minato Udon', dish: 'Beef udon', email: 'kitchen@udon.example' }

/** As an operator enters it: production takes no database of the demo. */
async function fillDatabase(folder: string): Promise<void> {
  const { db, close } = await openEmbedded({ folder })
  const store = await makeStore(db, { gid: STORE.gid, kind: 1, name: inAll(STORE.name), hours: weeklyHours('0-24') })
  await makeProduct(db, store, { name: inAll(DISH) })
  const pictureDir = path.join(folder, 'pictures')
  for (const files of ['docs/example-catalogue', await ownFiles(folder)])
    await importCatalogue({
      ...{ db, folder: files, pictures: createPictureStore(pictureDir), pictureDir },
      ...{ sharedHosts: [], cities: DEFAULT_CITIES, isDryRun: false, isReplacing: false, now: new Date() },
    })
  await close()
}

/** What the example of a catalogue leaves out: where its orders are mailed to, and hours in which a test may run. */
async function ownFiles(folder: string): Promise<string> {
  const files = path.join(folder, 'own-files')
  await mkdir(files)
  await writeFile(path.join(files, 'stores.csv'), `key,order_email\n${SHOP.key},${SHOP.email}\n`)
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${SHOP.key},${day},00:00,24:00`)
  await writeFile(path.join(files, 'hours.csv'), ['store,day,opens,closes', ...days].join('\n'))
  return files
}

/** In production mode, with stubs of Stripe, a mail server and Twilio. */
export async function openProductionShop() {
  const [stripe, mail, texts] = await Promise.all([openStripeStub(), openSmtpStub(), openTwilioStub()])
  const port = await freePort()
  const shared = { PLAZA_MODE: 'production', PURGE_SECRET: randomBytes(32).toString('hex') }
  const api = await openApi(
    'production',
    {
      ...shared,
      CODE_SECRET: randomBytes(32).toString('hex'),
      STOREFRONT_ORIGINS: `http://localhost:${port}`,
      PURGE_URL: `http://127.0.0.1:${port}/api/revalidate`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Plaza <orders@plaza.example>',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15005550006',
      TWILIO_API_BASE: texts.base,
      STRIPE_SECRET_KEY: stripe.config.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.config.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.config.webhookSecret,
      STRIPE_API_BASE: stripe.base,
    },
    fillDatabase,
  )
  stripe.sendEventsTo(`${api.base}/webhooks/stripe`)
  const shop = await startSecond(
    {
      ...shared,
      SHARED_HOSTS: 'localhost',
      COMMERCE_API_URL: api.base,
      PAY_ORIGINS: api.base.replace('127.0.0.1', 'localhost'),
      STRIPE_PUBLISHABLE_KEY: stripe.config.publishableKey,
      STRIPE_SCRIPT_URL: `${stripe.base}/stripe.js`,
    },
    port,
  )
  const close = async () => {
    await shop.stop()
    await api.close()
    await Promise.all([stripe.close(), mail.close(), texts.close()])
  }
  return { url: shop.url, api: api.base, dataDir: api.options.dataDir, stripe, mail, texts, close }
}
