/** Names the tags that a purge has reached, for the page cache in front. */
export const PURGED_HEADER = 'x-plaza-purged'
