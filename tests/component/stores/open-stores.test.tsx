import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OpenStores } from '@/components/stores/closed/open-stores'
import { rememberPlace } from '@/lib/browser/places/visitor-place'
import type { OpenStore } from '@/lib/domain/stores/like-store'
import { mockApi, rejection } from '@/tests/support/mock-api'

const TEA: OpenStore = {
  href: '/store/7',
  name: 'Moon Tea',
  logo: '',
  status: 'Open until 11:00pm',
  facts: '15 to 25 min · Pickup',
  lat: 49.28,
  lon: -123.1,
}

afterEach(() => vi.unstubAllGlobals())

function open(answer: Parameters<typeof mockApi>[0]['GET /api/open-stores/en/12']) {
  const api = mockApi({ 'GET /api/open-stores/en/12': answer })
  render(<OpenStores gid={12} none="Nothing like it is open nearby right now." away="{km} km" />)
  return api
}

test('a store that is open has status, time and distance on its card, which leads to it', async () => {
  rememberPlace({ lat: 49.27, lon: -123.12 })
  const api = open({ json: [TEA] })
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('link', { name: 'Moon Tea' })).toHaveAttribute('href', '/store/7')
  for (const text of ['Open until 11:00pm', '15 to 25 min · Pickup', '1.8 km'])
    expect(await card.findByText(text)).toBeVisible()
  expect(api.calls).toHaveLength(1)
})

test('where none is open, the row says so', async () => {
  open({ json: [] })
  expect(await screen.findByText('Nothing like it is open nearby right now.')).toBeVisible()
})

test('a failure is not told as if none were open', async () => {
  const api = open(rejection('network', undefined, 503))
  await vi.waitFor(() => expect(api.calls).toHaveLength(1))
  expect(await screen.findByRole('list')).toBeEmptyDOMElement()
  expect(screen.queryByText(/Nothing like it/)).toBeNull()
})
