import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

const PICTURE = '::view-transition-group(picture)'

interface Reveal {
  path: string
  /** pseudo-elements that move, and for how many milliseconds */
  animations: { of: string | null; ms: number }[]
}

/** What each page, once it is shown, has done instead of only appearing. */
async function recordReveals(page: Page): Promise<() => Promise<Reveal[]>> {
  const reveals: Reveal[] = []
  await page.exposeFunction('recordReveal', (reveal: Reveal) => reveals.push(reveal))
  await page.addInitScript(() =>
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const { recordReveal } = window as never as { recordReveal: (reveal: Reveal) => void }
      const path = location.pathname
      if (!viewTransition) return recordReveal({ path, animations: [] })
      await viewTransition.ready
      const animations = document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) return []
        return [{ of: effect.pseudoElement, ms: Number(effect.getTiming().duration) }]
      })
      recordReveal({ path, animations })
    }),
  )
  return async () => reveals
}

const namesOf = ({ animations }: Reveal) => animations.map(({ of }) => of)

test.describe('where motion is welcome', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })

  test('the picture of a card moves to its place on the page of its store, and back, within 250 ms', async ({
    page,
  }) => {
    const reveals = await recordReveals(page)
    await page.goto('/?lan=en', { waitUntil: 'networkidle' })
    const card = page.locator('main article:has(.card-link[href^="/store/"])').first()
    const link = card.locator('.card-link')
    const path = await link.getAttribute('href')
    const revealOf = async (path: string | null) => {
      await expect.poll(async () => (await reveals()).at(-1)).toMatchObject({ path })
      return (await reveals()).at(-1) as Reveal
    }
    const durations: number[] = []
    // a page that is shown before its picture is there only fades
    await expect(async () => {
      await link.click()
      await expect(page.locator('main h1')).toBeVisible()
      const shown = await revealOf(path)
      await page.goBack()
      const back = await revealOf('/')
      durations.push(...[...shown.animations, ...back.animations].map(({ ms }) => ms))
      for (const reveal of [shown, back]) expect(namesOf(reveal)).toContain(PICTURE)
    }).toPass()
    expect(Math.max(...durations)).toBeLessThanOrEqual(250)
  })

  test('a link outside a card moves no picture', async ({ page }) => {
    const reveals = await recordReveals(page)
    await page.goto('/deals?lan=en&city=vancouver', { waitUntil: 'networkidle' })
    await page.locator('main .card-link[href^="/deals/details/"]').first().click()
    const store = page.getByRole('main').locator('a[href^="/store/"]').first()
    const path = await store.getAttribute('href')
    await store.click()
    await expect.poll(async () => (await reveals()).at(-1)).toMatchObject({ path })
    const names = namesOf((await reveals()).at(-1) as Reveal)
    expect(names).toContain('::view-transition-old(root)')
    expect(names).not.toContain('::view-transition-old(picture)')
  })

  test('a page that is left while it appears reports no error', async ({ page }) => {
    await page.goto('/?lan=en', { waitUntil: 'networkidle' })
    await page.evaluate(() =>
      addEventListener('pagehide', () => sessionStorage.setItem('left', `${performance.now()}`), { once: true }),
    )
    await page.addInitScript(() =>
      addEventListener('pagereveal', () => {
        if (location.pathname === '/deals') requestAnimationFrame(() => location.assign('/help'))
      }),
    )
    await page.locator('a[href="/deals"]').first().click()
    await expect(page).toHaveURL(/\/help$/)
    await expect(page.locator('main h1')).toBeVisible()
  })
})

test('with reduced motion a page only appears', async ({ page }) => {
  const reveals = await recordReveals(page)
  await page.goto('/?lan=en', { waitUntil: 'networkidle' })
  await page.locator('main a[href^="/store/"]').first().click()
  await expect.poll(async () => (await reveals()).at(-1)?.path).toMatch(/^\/store\//)
  expect((await reveals()).at(-1)?.animations).toEqual([])
})
