import { vi } from 'vitest'
import en from '@/messages/en.json'

export interface ApiCall {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
}
/** `json` with a status (200 by default), or a function of the call; a promise may stay open. */
type ApiAnswer = { status?: number; json: unknown }
export type ApiRoutes = Record<string, ApiAnswer | ((call: ApiCall) => ApiAnswer | Promise<ApiAnswer>)>

/** The answer of a refused call, as our own handlers write it. */
export function refusal(code: string, detail?: object, status = 422): ApiAnswer {
  return { status, json: { code, detail } }
}

/**
 * Stands for our own `/api`: routes are keyed by `POST /api/session`. Messages of lazy parts are served;
 * a call without a route fails like a dead network and stays in `calls`.
 */
export function mockApi(routes: ApiRoutes) {
  const calls: ApiCall[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://site.example')
    const namespace = /^\/api\/messages\/\w+\/(\w+)$/.exec(pathname)?.[1]
    if (namespace) return Response.json(en[namespace as keyof typeof en])
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const call = { method, path: pathname, query: Object.fromEntries(searchParams), body }
    calls.push(call)
    const route = routes[`${method} ${pathname}`]
    if (!route) throw new TypeError(`no route for ${method} ${pathname}`)
    const { status = 200, json } = typeof route === 'function' ? await route(call) : route
    return Response.json(json, { status })
  })
  return { calls, callsOf: (key: string) => calls.filter((call) => `${call.method} ${call.path}` === key) }
}

/** Stands for `location`, which jsdom cannot leave; `assign` and `replace` tell where a page wanted to go. */
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

/** The nearest ancestor with a fixed maximum width, in px: what draws a dialog. */
export function dialogWidth(inside: HTMLElement): string {
  return inside.closest<HTMLElement>('[style*="max-width"]')?.style.maxWidth ?? ''
}
