import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Notifications } from '@/components/layout/document/notifications'
import { OrderScreen } from '@/components/orders/detail/order-screen'
import { TurnOnNotifications } from '@/components/orders/detail/turn-on-notifications'
import { OrderHistory } from '@/components/orders/list/order-history'
import { notificationStore } from '@/lib/browser/push/notification-store'
import * as sessionStore from '@/lib/browser/session/session-store'
import { fakeBrowser } from '@/tests/support/fake-notifications'
import { mockApi } from '@/tests/support/mock-api'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'

const KEY = 'BKeyOfTheApi'
const TAKES = { 'POST /api/devices': { json: null } } as const

let warned: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  notificationStore.setState(notificationStore.getInitialState(), true)
  warned = vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Loads a page as a customer or a visitor, and waits until the notifications have started. */
async function load(status: 'customer' | 'visitor' = 'customer', serverKey: string | null = KEY) {
  vi.spyOn(sessionStore, 'useSession').mockReturnValue({ status })
  const view = render(<Notifications serverKey={serverKey} />)
  await act(async () => {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  return view
}

describe('on load', () => {
  test('with a session the permission is requested, once [NOTI-1]', async () => {
    const { ask } = fakeBrowser({ permission: 'default', answers: 'denied' })
    mockApi({})
    ;(await load()).unmount()
    await load()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('it is not requested in Safari [NOTI-1]', async () => {
    const { ask } = fakeBrowser({ permission: 'default', vendor: 'Apple Computer, Inc.' })
    await load()
    expect(ask).not.toHaveBeenCalled()
  })

  test.each([
    ['of a visitor', 'visitor', KEY],
    ['where the API announces no key', 'customer', null],
  ] as const)('%s it is not requested [NOTI-1] [NOTI-8]', async (_, status, serverKey) => {
    const { ask } = fakeBrowser({ permission: 'default' })
    await load(status, serverKey)
    expect(ask).not.toHaveBeenCalled()
  })

  test.each(['default', 'denied'] as const)(
    'a rejection (%s) only logs notification_disabled_warning [NOTI-6]',
    async (answers) => {
      fakeBrowser({ permission: 'default', answers })
      const { calls } = mockApi(TAKES)
      await load()
      expect(warned.mock.calls).toEqual([['notification_disabled_warning', answers]])
      expect(calls).toEqual([])
    },
  )
})

describe('the device token', () => {
  test('is fetched with the key of the API and registered when the permission is granted [NOTI-2] [CALL-63]', async () => {
    const { register, subscribe } = fakeBrowser({ permission: 'default', answers: 'granted' })
    const { calls } = mockApi(TAKES)
    await load()
    expect(register.mock.calls).toEqual([['/messaging-worker.js']])
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: KEY }]])
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/devices',
        body: { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } },
      },
    ])
  })

  test('is registered again when it is refreshed, and otherwise once a session [NOTI-2]', async () => {
    const browser = fakeBrowser({ permission: 'granted' })
    const { calls } = mockApi(TAKES)
    for (let n = 0; n < 2; n++) (await load()).unmount()
    expect(calls).toHaveLength(1)
    browser.refresh('https://push.example/2')
    ;(await load()).unmount()
    expect(calls.map(({ body }) => (body as { endpoint: string }).endpoint)).toEqual([
      'https://push.example/1',
      'https://push.example/2',
    ])
    ;(await load('visitor')).unmount()
    await load()
    expect(calls).toHaveLength(3)
  })

  test('is sent only with a session [CALL-16]', async () => {
    const { subscribe } = fakeBrowser({ permission: 'granted' })
    const { calls } = mockApi(TAKES)
    await load('visitor')
    expect([subscribe.mock.calls, calls]).toEqual([[], []])
  })

  test('that cannot be fetched or registered is only logged [NOTI-6]', async () => {
    const { subscribe } = fakeBrowser({ permission: 'granted' })
    mockApi({ 'POST /api/devices': { status: 422, json: { code: 'unexpected_error' } } })
    ;(await load()).unmount()
    const broken = new Error('no push service')
    subscribe.mockRejectedValue(broken)
    await load()
    expect(warned.mock.calls).toEqual([
      ['device token', 'unexpected_error'],
      ['device token', broken],
    ])
  })

  test('is replaced when it was fetched with the key of another API', async () => {
    const { subscribe, unsubscribe } = fakeBrowser({ permission: 'granted' })
    const { calls } = mockApi(TAKES)
    subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'))
    await load()
    expect(unsubscribe).toHaveBeenCalledTimes(1)
    expect(calls).toHaveLength(1)
  })
})

describe('at startup', () => {
  test('a service worker is unregistered, except the messaging worker [NOTI-5] [NOTI-7]', async () => {
    const { registrations } = fakeBrowser({ permission: 'denied', workers: ['/sw.js', '/messaging-worker.js'] })
    await load()
    expect(registrations.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 0])
  })

  test('also for a visitor whose page it controls [NOTI-5]', async () => {
    const { registrations } = fakeBrowser({ permission: 'denied', workers: ['/sw.js'] })
    await load('visitor')
    expect(registrations[0]?.unregister).toHaveBeenCalledTimes(1)
  })
})

describe('a message', () => {
  const MESSAGE = { title: 'Noodle House', body: 'The store has accepted your order.', order_id: '9f3c-1a' }

  test.each([
    ['title and body', MESSAGE, 1],
    ['no title', { ...MESSAGE, title: '' }, 0],
    ['no body', { ...MESSAGE, body: undefined }, 0],
  ])('with %s toggles the refresh flag, or not [NOTI-3]', async (_, message, toggles) => {
    const { post } = fakeBrowser({ permission: 'denied' })
    await load()
    const before = notificationStore.getState().refreshFlag
    act(() => post(message))
    expect(notificationStore.getState().refreshFlag).toBe(toggles === 1 ? !before : before)
  })

  test('refetches the open order detail [NOTI-8]', async () => {
    const { post } = fakeBrowser({ permission: 'denied' })
    const api = mockApi({ 'GET /api/orders/9f3c-1a': { json: { ...sampleOrder, status: 4 } } })
    show(<OrderScreen id="9f3c-1a" isBack={false} map={{}} code={null} />)
    await load()
    expect(api.calls).toHaveLength(1)
    act(() => post(MESSAGE))
    await waitFor(() => expect(api.calls).toHaveLength(2))
  })

  test('refetches the open order list [NOTI-8]', async () => {
    const { post } = fakeBrowser({ permission: 'denied' })
    const api = mockApi({ 'GET /api/orders': { json: { items: [], total: 0, page: 1, pageSize: 20 } } })
    show(<OrderHistory page={1} search={{}} />)
    await load()
    expect(api.calls).toHaveLength(1)
    act(() => post(MESSAGE))
    await waitFor(() => expect(api.calls).toHaveLength(2))
  })
})

describe('the button of the order page', () => {
  test('turns notifications on, in Safari too', async () => {
    const { ask } = fakeBrowser({ permission: 'default', answers: 'granted', vendor: 'Apple Computer, Inc.' })
    const { calls } = mockApi(TAKES)
    await load()
    const { user } = show(<TurnOnNotifications />)
    await user.click(screen.getByRole('button', { name: 'Notify me about my orders' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Notifications are on.')
    expect(ask).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  test.each(['granted', 'denied'] as const)('is absent where the browser has %s it', async (permission) => {
    fakeBrowser({ permission })
    mockApi(TAKES)
    await load()
    show(<TurnOnNotifications />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
