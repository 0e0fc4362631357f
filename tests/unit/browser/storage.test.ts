// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { breakStorage, FAULTS, type StorageFault } from '@/tests/support/storages'

const CART = 'plaza:cart:menu:12'
const DRAFT = 'plaza:checkout:menu:12'
const faults = Object.keys(FAULTS) as StorageFault[]

/** As in a new document of the same tab. */
async function openDocument() {
  vi.resetModules()
  return {
    ...(await import('@/lib/browser/storage/storage')),
    ...(await import('@/lib/browser/storage/tab-storage')),
    ...(await import('@/lib/browser/storage/stored')),
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.name = ''
})
afterEach(() => vi.unstubAllGlobals())

test('what localStorage takes is nowhere else', async () => {
  const { storage } = await openDocument()
  storage.write(CART, 'a cart')
  expect([localStorage.getItem(CART), sessionStorage.length, window.name]).toEqual(['a cart', 0, ''])
  expect(storage.endsWithTab(CART)).toBe(false)
})

describe.each(faults)('a localStorage that is %s', (fault) => {
  test('leaves it to sessionStorage, for this and later documents of the tab', async () => {
    breakStorage('localStorage', fault)
    for (const text of ['a cart', 'a larger cart']) {
      const { storage } = await openDocument()
      storage.write(CART, text)
      expect(storage.read(CART)).toBe(text)
      expect(storage.endsWithTab(CART)).toBe(true)
    }
    const { storage } = await openDocument()
    expect(storage.read(CART)).toBe('a larger cart')
    expect(storage.keys('plaza:cart:')).toEqual([CART])
    expect(window.name).toBe('')
    storage.remove(CART)
    expect([storage.read(CART), storage.keys(''), sessionStorage.length]).toEqual([null, [], 0])
  })

  test.each(faults)('and a sessionStorage that is %s leave it to the name of the window, drafts not', async (other) => {
    breakStorage('localStorage', fault)
    breakStorage('sessionStorage', other)
    const { storage } = await openDocument()
    storage.write(CART, 'a cart')
    storage.write(DRAFT, 'Mei, 604 555 0199')
    expect([storage.read(CART), storage.read(DRAFT)]).toEqual(['a cart', 'Mei, 604 555 0199'])
    expect(window.name).not.toContain('Mei')
    const next = await openDocument()
    expect([next.storage.read(CART), next.storage.read(DRAFT)]).toEqual(['a cart', null])
    expect(next.storage.endsWithTab(CART)).toBe(true)
    next.storage.remove(CART)
    expect([next.storage.read(CART), next.storage.keys(''), window.name]).toEqual([null, [], ''])
  })

  test('subscribers read what was written, also the next time', async () => {
    breakStorage('localStorage', fault)
    const { createStored } = await openDocument()
    const stored = createStored<string>('plaza:one', '', (json) => (typeof json === 'string' ? json : undefined))
    const listener = vi.fn()
    stored.subscribe(listener)
    stored.write('chosen')
    expect([stored.read(), stored.read(), listener.mock.calls.length]).toEqual(['chosen', 'chosen', 1])
  })
})

test('a full localStorage keeps what other tabs have, and what one of them stores later is newer', async () => {
  localStorage.setItem(CART, 'one dish')
  breakStorage('localStorage', 'full')
  const { storage } = await openDocument()
  storage.write(CART, 'two dishes')
  expect([localStorage.getItem(CART), storage.read(CART)]).toEqual(['one dish', 'two dishes'])
  vi.unstubAllGlobals()
  localStorage.setItem(CART, 'ordered')
  expect([storage.read(CART), storage.endsWithTab(CART)]).toEqual(['ordered', false])
  storage.write(CART, 'three dishes')
  expect([localStorage.getItem(CART), sessionStorage.length]).toEqual(['three dishes', 0])
})

test('what is of one tab only is in sessionStorage, and in memory without it', async () => {
  const { tabStorage } = await openDocument()
  tabStorage.write('plaza:last-order:12', 'o-1')
  expect([sessionStorage.getItem('plaza:last-order:12'), localStorage.length]).toEqual(['o-1', 0])
  breakStorage('sessionStorage', 'blocked')
  tabStorage.write('plaza:last-order:12', 'o-2')
  expect([tabStorage.read('plaza:last-order:12'), window.name]).toEqual(['o-2', ''])
})

describe('the name of a window that another site has opened', () => {
  const named = (entries: unknown) => `plaza ${JSON.stringify(entries)}`

  test('counts for nothing where the tab has storage', async () => {
    window.name = named([[CART, JSON.stringify({ text: 'theirs', instead: null })]])
    const { storage } = await openDocument()
    expect([storage.read(CART), storage.keys('')]).toEqual([null, []])
  })

  test.each([
    ['is no list', named({ [CART]: 'x' })],
    ['is not JSON', 'plaza ['],
    ['names a draft', named([[DRAFT, '{"text":"theirs","instead":null}']])],
    ['names another key', named([['__proto__', 'x']])],
    ['has no text', named([[CART, 7], [CART], CART, null])],
    ['is of another kind', 'shop'],
  ])('that %s is ignored without storage, too', async (_, name) => {
    window.name = name
    breakStorage('localStorage', 'blocked')
    breakStorage('sessionStorage', 'blocked')
    const { storage } = await openDocument()
    expect(storage.keys('')).toEqual([])
    expect(storage.read(CART)).toBeNull()
  })
})
