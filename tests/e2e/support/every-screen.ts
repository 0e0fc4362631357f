import type { Page } from 'playwright/test'
import { SCREENS, type View } from '@/scripts/screenshots/screens'
import { findOffer, isRich, plainDishes } from './catalogue'
import { type KnownShopper, knowShopper } from './known-shopper'

const STORE = 1024

/** Those that pictures are taken of, with what is opened on them. */
export const EVERY_SCREEN: readonly (View & { name: string })[] = SCREENS.flatMap(({ name, states = {}, ...view }) => [
  { name, ...view },
  ...Object.entries(states).map(([state, change]) => ({ ...view, ...change, name: `${name}, ${state}` })),
]).filter(({ path }) => !path.includes('{canceled}'))

let shopper: Promise<KnownShopper> | undefined

/** For customers and newcomers as a shopper with an order that waits to be paid. */
export async function openScreen(page: Page, { path, host, visitor = 'anyone', act }: View): Promise<void> {
  const base = new URL(process.env.BASE_URL ?? '')
  if (host) base.hostname = host
  let order = ''
  if (visitor !== 'anyone') {
    shopper ??= knowShopper()
    const { cookie, orderId } = await shopper
    order = orderId
    const cookies = cookie.split('; ').map((pair) => pair.split('='))
    await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: base.origin })))
  }
  const samples: Record<string, number | string | undefined> = {
    order,
    deal: (await findOffer(isRich)).deal.id,
    product: plainDishes(STORE)[0]?.pid,
  }
  await page.goto(
    new URL(
      path.replace(/\{(\w+)\}/g, (_, name) => `${samples[name]}`),
      base,
    ).href,
  )
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.waitForLoadState('networkidle')
}
