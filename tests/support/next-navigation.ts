import { vi } from 'vitest'

/** Next's router is missing in component tests. */
export const router = { push: vi.fn(), refresh: vi.fn() }

export const useRouter = () => router
export const usePathname = () => location.pathname

/** Next ends a render with these; no component test goes on after them. */
export function notFound(): never {
  throw new Error('not found')
}

export function redirect(url: string): never {
  throw new Error(`redirects to ${url}`)
}
