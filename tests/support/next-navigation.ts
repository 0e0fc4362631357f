import { vi } from 'vitest'

/** Next's router is missing in component tests. */
export const router = { push: vi.fn(), refresh: vi.fn() }

export const useRouter = () => router
export const usePathname = () => location.pathname
