import { vi } from 'vitest'

/** Replaces Next's router, which is missing in component tests, and records navigations. */
export const router = { push: vi.fn(), refresh: vi.fn() }

export const useRouter = () => router
export const usePathname = () => location.pathname
