import { vi } from 'vitest'
import type { ErrorCode, Failure } from '@/lib/domain/result'
import type { AnswerOf, ApiRoute } from '@/lib/routes/api-routes'
import en from '@/messages/en.json'

export interface ApiCall {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
}
export type ApiAnswer<R extends ApiRoute> = { json: AnswerOf<R>; status?: 200 } | DomainError
interface DomainError {
  status: number
  json: Pick<Failure, 'code' | 'detail'>
}
export type ApiMock<R extends ApiRoute> = ApiAnswer<R> | ((call: ApiCall) => ApiAnswer<R> | Promise<ApiAnswer<R>>)

/** `GET /api/orders/[id]` with any id in its place. */
type Concrete<R extends string> = R extends `${infer Start}[${string}]${infer Rest}`
  ? `${Start}${string}${Concrete<Rest>}`
  : R
type MockedRoute = Exclude<ApiRoute, 'GET /api/messages/[lan]/[namespace]'>
export type ApiMocks = { [R in MockedRoute as Concrete<R>]?: ApiMock<R> }

export function rejection(code: ErrorCode, detail?: Failure['detail'], status = 422): DomainError {
  return { status, json: { code, detail } }
}

/** Messages of lazy parts are served; a call without a route fails like a dead network and stays in `calls`. */
export function mockApi(routes: ApiMocks) {
  const mocks = routes as Record<string, ApiMock<ApiRoute> | undefined>
  const calls: ApiCall[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://site.example')
    const namespace = /^\/api\/messages\/\w+\/(\w+)$/.exec(pathname)?.[1]
    if (namespace) return Response.json(en[namespace as keyof typeof en])
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const call = { method, path: pathname, query: Object.fromEntries(searchParams), body }
    calls.push(call)
    const route = mocks[`${method} ${pathname}`]
    if (!route) throw new TypeError(`no route for ${method} ${pathname}`)
    const { json, status = 200 } = typeof route === 'function' ? await route(call) : route
    return Response.json(json, { status })
  })
  return { calls, callsOf: (key: string) => calls.filter((call) => `${call.method} ${call.path}` === key) }
}

/** jsdom cannot leave it; `assign` and `replace` tell where a page wanted to go. */
export function mockLocation(changes: Partial<Location> = {}) {
  const assign = vi.fn()
  const replace = vi.fn()
  vi.stubGlobal('location', {
    origin: 'http://site.example',
    href: 'http://site.example/',
    search: '',
    ...changes,
    assign,
    replace,
  })
  return { assign, replace }
}

/** px, of the enclosing dialog. */
export function dialogWidth(inside: HTMLElement): string {
  return inside.closest<HTMLElement>('[style*="max-width"]')?.style.maxWidth ?? ''
}
