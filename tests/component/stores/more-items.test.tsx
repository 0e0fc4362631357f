import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MoreItems } from '@/components/stores/menu/more-items'
import { cartOf } from '@/lib/browser/cart/carts'
import * as menus from '@/lib/browser/cart/menus'
import { success } from '@/lib/domain/result'
import type { StoreMenu } from '@/lib/domain/stores/menu'
import { FRIDAY_NOON, lunchBox, sampleMenu } from '@/tests/support/sample-menu'
import { show } from '@/tests/support/show'

const GID = sampleMenu.store.gid
const LABELS = { more: 'Show more items', failed: 'Unable to load data', add: 'Add {name}', less: 'One less: {name}' }

/** What the server sends of a page: a section that began before, and one of its own. */
function pageOf(page: number, next: string | null): string {
  const { id, name } = lunchBox
  return `<div id="menu"><nav></nav>
    <section id="section-1"><h2>Soups</h2><article><a href="/product/9" data-product="9">Broth ${page}</a></article></section>
    <section id="section-${page}0"><h2>Lunch ${page}</h2><article>
      <a href="/product/${id}" data-product="${id}"> ${name} </a>
      <div class="quick-add" data-max="2"><button aria-label="Add ${name}"></button></div></article></section>
    ${next ? `<a id="menu-next" href="${next}">More</a>` : ''}
    <div id="menu-pages"><nav aria-label="Pages"><a aria-current="page">${page}</a></nav></div></div>`
}

let answers: (string | Error)[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: FRIDAY_NOON })
  vi.spyOn(menus, 'loadMenu').mockResolvedValue(success<StoreMenu>(sampleMenu))
  history.replaceState(null, '', '/store/12')
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift()
    if (typeof answer !== 'string') throw answer
    return new Response(answer)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function showMenu() {
  const onFollow = vi.fn((event: React.MouseEvent) => event.preventDefault())
  const view = show(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears what the link leaves to the browser
    <div id="menu" onClick={(event) => event.defaultPrevented || onFollow(event)}>
      <section id="section-1">Soups</section>
      <MoreItems gid={GID} nextHref="/store/12/menu/2#menu" labels={LABELS}>
        <nav aria-label="Pages">1</nav>
      </MoreItems>
    </div>,
  )
  return { ...view, onFollow }
}
const more = () => screen.getByRole('link', { name: LABELS.more })

test('a press adds the next page, whose dishes go into the cart; link and focus stay', async () => {
  answers = [pageOf(2, '/store/12/menu/3#menu')]
  const { user, onFollow } = showMenu()
  await user.click(more())
  expect(await screen.findByRole('heading', { name: 'Lunch 2' })).toBeVisible()
  expect(more()).toHaveAttribute('href', '/store/12/menu/3#menu')
  expect(more()).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Soups')
  expect(location.href).toMatch(/\/store\/12\/menu\/2#menu$/)
  expect(within(screen.getByRole('navigation')).getByText('2')).toHaveAttribute('aria-current', 'page')
  expect(document.querySelectorAll('#section-1')).toHaveLength(1)
  expect(onFollow).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Add Lunch box' }))
  await waitFor(() => expect(cartOf('menu', GID).read()?.items).toMatchObject([{ pid: lunchBox.id, qty: 1 }]))
  expect(screen.getByRole('button', { name: 'One less: Lunch box' })).toBeVisible()
})

test('after the last page the focus is on the heading of what was loaded', async () => {
  answers = [pageOf(2, '/store/12/menu/3#menu'), pageOf(3, null)]
  const { user } = showMenu()
  await user.click(more())
  await screen.findByRole('heading', { name: 'Lunch 2' })
  await user.click(more())
  await screen.findByRole('heading', { name: 'Lunch 3' })
  expect(screen.queryByRole('link', { name: LABELS.more })).toBeNull()
  expect(screen.getAllByRole('heading', { name: 'Soups' })[1]).toHaveFocus()
})

test.each([
  ['a failure', new TypeError('Failed to fetch')],
  ['a page without a menu', '<html><body>Try again later</body></html>'],
])('after %s the link is followed', async (_case, answer) => {
  answers = [answer]
  const { user, onFollow } = showMenu()
  await user.click(more())
  expect(await screen.findByRole('alert')).toHaveTextContent(LABELS.failed)
  expect(location.pathname).toBe('/store/12')
  await user.click(more())
  expect(onFollow).toHaveBeenCalledOnce()
})
