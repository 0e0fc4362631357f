import type { Page } from 'playwright/test'

/**
 * A visitor's pages then go by the browser's clock, which a test may set: the server tells no time, or `now` (epoch
 * milliseconds).
 */
export async function followBrowserClock(page: Page, now?: number): Promise<void> {
  await page.route('**/api/session', (route) => route.fulfill({ json: { ok: true, value: { signedIn: false, now } } }))
}
