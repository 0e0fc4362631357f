import { createStored } from '@/lib/browser/storage/stored'

/** The key in localStorage under which `false` switches the shortcut off; early scripts read it by themselves. */
export const SEARCH_KEY = 'plaza:search-key'

export const searchKey = createStored(SEARCH_KEY, true, (json) => (typeof json === 'boolean' ? json : undefined))
