import { createStored } from '@/lib/browser/cart/stored'

/** Whether `/` leads to the search in this browser, which `early-scripts.tsx` reads by itself. */
export const searchKey = createStored('plaza:search-key', true, (json) =>
  typeof json === 'boolean' ? json : undefined,
)
