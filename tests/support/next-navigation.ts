import { vi } from 'vitest'

/** Stands for Next's router, which component tests have none of: it tells where a page wanted to go. */
export const router = { push: vi.fn(), refresh: vi.fn() }

export const useRouter = () => router
export const usePathname = () => location.pathname
