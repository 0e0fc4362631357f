import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Points } from '@/components/wallet/points'
import { type ApiMock, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const POINTS = {
  balance: 1200,
  remaining: 800,
  redeemed: 400,
  history: [
    { at: '2026-11-20T20:00:00.000Z', delta: 350, balance: 1200, orderId: '9f3c' },
    { at: '2026-11-01T20:00:00.000Z', delta: -400, balance: 850, orderId: null },
  ],
}
const render = (answer: ApiMock<'GET /api/points'>) => {
  mockApi({ 'GET /api/points': answer })
  return show(<Points />)
}

test('balance, remaining and redeemed, and each change with its order [POINT-3]', async () => {
  const { container } = render({ json: POINTS })
  const history = within(await screen.findByRole('region', { name: 'Points history' }))
  const facts = [...container.querySelectorAll('dt')].map((dt) => `${dt.textContent} ${dt.nextSibling?.textContent}`)
  expect(facts).toEqual(['Balance 1,200', 'Remaining 800', 'Redeemed 400'])
  expect(screen.getByText('Earn points on every order and spend them on later ones.')).toBeVisible()
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026-11-20Order #9f3c+350Balance 1,200',
    '2026-11-01−400Balance 850',
  ])
  expect(history.getByRole('link')).toHaveAttribute('href', '/account/orders/detail/9f3c')
})

test('a balance that is what remains is one number under both words', async () => {
  const { container } = render({ json: { ...POINTS, remaining: 1200 } })
  await screen.findByRole('region', { name: 'Points history' })
  const facts = [...container.querySelectorAll('dt')].map((dt) => `${dt.textContent} ${dt.nextSibling?.textContent}`)
  expect(facts).toEqual(['Balance 1,200', 'Redeemed 400'])
})

test('none yet: shows a message', async () => {
  render({ json: { balance: 0, remaining: 0, redeemed: 0, history: [] } })
  expect(await screen.findByText('You have no points yet')).toBeVisible()
})

test('points without a history are not called none', async () => {
  render({ json: { balance: 1200, remaining: 1200, redeemed: 0, history: [] } })
  expect((await screen.findAllByText('1,200')).length).toBeGreaterThan(0)
  expect(screen.queryByText('You have no points yet')).not.toBeInTheDocument()
})

test('a failure shows the points-detail message and can be retried [POINT-3] [ERR-52]', async () => {
  let tries = 0
  const { user } = render(() => (tries++ ? { json: POINTS } : rejection('unexpected_error', undefined, 500)))
  expect(await screen.findByText('Failed to fetch gift card or points detail')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1,200')).toBeVisible()
})
