import { type CDPSession, chromium, type Page } from 'playwright'
import { findChromium } from '@/scripts/launch/chromium'

/** A phone of the middle class on a slow line, as Lighthouse has them; bytes a second. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const LINE = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 }
const SLOWER = 4

export async function onPhone<T>(use: (page: Page, client: CDPSession) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await (await browser.newContext(PHONE)).newPage()
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', LINE)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await use(page, client)
  } finally {
    await browser.close()
  }
}
