import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '@/lib/domain/languages/languages'
import { orderCode } from '@/lib/domain/orders/order-code'
import { readSvgQr } from '@/tests/support/read-qr'
import { renderOrder } from './render-order'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

const ID = 'gtehtxhougbxmqg4'
const VOUCHER = { id: ID, status: 2, fulfilmentMethod: 5, shippingAddress: null } as const
const card = () => screen.getByRole('region', { name: 'Show at the store' })
const codeIn = (place: HTMLElement) => within(place).getByRole('img', { name: 'QR code of your order' })
function openFullScreen() {
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }))
  return screen.getByRole('dialog', { name: 'Show at the store' })
}

test('a voucher has a code that a scanner reads, and once the number that is read out', async () => {
  renderOrder(VOUCHER)
  expect(await readSvgQr(codeIn(card()))).toBe(orderCode(ID))
  expect(within(card()).getByText('BXM-QG4')).toBeVisible()
  expect(screen.getAllByText(/BXM-QG4/)).toHaveLength(1)
})

test('an order whose id is short itself is named by it', () => {
  renderOrder({ ...VOUCHER, id: '10023' })
  expect(within(card()).getByText('#10023')).toBeVisible()
})

test.each([
  ['a delivery', { fulfilmentMethod: 1 }],
  ['an order that is over', { status: 4 as const }],
])('%s has no code', (_, changes) => {
  renderOrder({ ...VOUCHER, ...changes })
  expect(screen.queryByRole('region', { name: 'Show at the store' })).toBeNull()
  expect(screen.getByText('Short number: BXM-QG4')).toBeVisible()
})

test.each<[Language, string, string]>([
  ['en', 'Show at the store', 'Short number'],
  ['zh', '到店出示', '取单号'],
  ['zh-Hant', '到店出示', '領取號碼'],
  ['jp', 'お店で見せる', '呼び出し番号'],
])('in %s it is headed %s, and its number %s', (language, title, word) => {
  renderOrder(VOUCHER, undefined, language)
  expect(within(screen.getByRole('region', { name: title })).getByText(word)).toBeVisible()
})

test('every language is tested', () => {
  expect(LANGUAGES).toHaveLength(4)
})

test('without a connection it stays, opens, and says what not to do', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  renderOrder(VOUCHER)
  const notice = /^You’re offline/
  expect(screen.queryByText(notice)).toBeNull()
  onLine.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(within(card()).getByRole('status')).toHaveTextContent(notice)
  expect(await readSvgQr(codeIn(openFullScreen()))).toBe(orderCode(ID))
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(notice)).toBeNull()
})

describe('full screen', () => {
  function stubWakeLock() {
    const release = vi.fn(async () => undefined)
    const request = vi.fn(async () => ({ release }))
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    return { request, release }
  }
  const becomeVisible = async (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  }

  test('shows the code and the number', async () => {
    renderOrder(VOUCHER)
    const dialog = openFullScreen()
    expect(await readSvgQr(codeIn(dialog))).toBe(orderCode(ID))
    expect(within(dialog).getByText('BXM-QG4')).toBeVisible()
  })

  test('keeps the screen awake until it is closed, and again after the page was hidden', async () => {
    const { request, release } = stubWakeLock()
    renderOrder(VOUCHER)
    expect(request).not.toHaveBeenCalled()
    const dialog = openFullScreen()
    expect(request.mock.calls).toEqual([['screen']])
    await becomeVisible('hidden')
    expect(request).toHaveBeenCalledTimes(1)
    await becomeVisible('visible')
    expect(request).toHaveBeenCalledTimes(2)
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Close' })))
    expect(release).toHaveBeenCalled()
    await becomeVisible('visible')
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('gives back a lock that was granted after it was closed', async () => {
    const { request, release } = stubWakeLock()
    let grant: () => void = () => undefined
    request.mockImplementation(() => new Promise((resolve) => (grant = () => resolve({ release }))))
    renderOrder(VOUCHER)
    fireEvent.click(within(openFullScreen()).getByRole('button', { name: 'Close' }))
    expect(release).not.toHaveBeenCalled()
    await act(async () => grant())
    expect(release).toHaveBeenCalledTimes(1)
  })

  test('is there in browsers that refuse, or cannot', async () => {
    const { request } = stubWakeLock()
    request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'))
    renderOrder(VOUCHER)
    const dialog = openFullScreen()
    await act(async () => undefined)
    expect(codeIn(dialog)).toBeVisible()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    Reflect.deleteProperty(navigator, 'wakeLock')
    expect(codeIn(openFullScreen())).toBeVisible()
  })
})
