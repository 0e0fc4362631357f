import { beforeEach, expect, test, vi } from 'vitest'

const { getStore, getProducts, dealCalendar, renderOgPicture } = vi.hoisted(() => ({
  getStore: vi.fn(),
  getProducts: vi.fn(async () => []),
  dealCalendar: vi.fn(async () => 'BEGIN:VCALENDAR'),
  renderOgPicture: vi.fn(async () => Buffer.from('picture')),
}))
vi.mock('@/lib/server/site/site', () => ({
  findSite: async () => ({ kind: 'shared', key: 'shared', language: 'en' }),
}))
vi.mock('@/lib/commerce-client/stores/stores-api', () => ({ getStore }))
vi.mock('@/lib/commerce-client/stores/menu-api', () => ({ getProducts }))
vi.mock('@/lib/commerce-client/stores/deals-api', () => ({ getDeal: vi.fn() }))
vi.mock('@/lib/server/pages/deal-calendar', () => ({ dealCalendar }))
vi.mock('@/lib/server/pictures/og-picture', () => ({ renderOgPicture }))
vi.mock('@/lib/server/pictures/cached-pictures', () => ({
  cachedPicture: (_key: string, make: () => Promise<Buffer>) => make(),
}))
const menuPart = await import('@/app/api/menu/[lan]/[gid]/[pids]/route')
const calendar = await import('@/app/api/calendar/[lan]/[id]/route')
const picture = await import('@/app/og/[...path]/route')

const request = new Request('http://localhost/', { headers: { host: 'localhost' } })
const at = <P>(params: P) => ({ params: Promise.resolve(params) })

beforeEach(() => {
  vi.clearAllMocks()
  getStore.mockImplementation(async (gid) => ({ gid, images: [], picture: '' }))
})

test.each(['9223372036854775807', 'a-Z_9', '0012', 'x'.repeat(64)])(
  'menu, calendar and picture are those of the id %s',
  async (id) => {
    const pids = Array.from({ length: 100 }, (_, index) => `${id.slice(0, 60)}-${index}`)
    expect((await menuPart.GET(request, at({ lan: 'en', gid: id, pids: pids.join('%2C') }))).status).toBe(200)
    expect(getStore).toHaveBeenCalledWith(id, 'en')
    expect(getProducts).toHaveBeenCalledWith(expect.objectContaining({ gid: id }), 'en', pids)

    const file = await calendar.GET(request, at({ lan: 'en', id }))
    expect(dealCalendar).toHaveBeenCalledWith(expect.anything(), id, 'en', expect.any(Date))
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="deal-${id}.ics"`)

    expect((await picture.GET(request, at({ path: ['store', id] }))).status).toBe(200)
    expect(getStore).toHaveBeenLastCalledWith(id, 'en')
  },
)

test.each(['a.b', 'a b', 'x'.repeat(65), '%2e'])('%j has none, and no API is asked', async (id) => {
  const answers = [
    await menuPart.GET(request, at({ lan: 'en', gid: id, pids: '34' })),
    await menuPart.GET(request, at({ lan: 'en', gid: '12', pids: id })),
    await calendar.GET(request, at({ lan: 'en', id })),
    await picture.GET(request, at({ path: ['store', id] })),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect([getProducts, dealCalendar, renderOgPicture].map(({ mock }) => mock.calls)).toEqual([[], [], []])
})
