/** Longer than those of any browser: one with twenty languages sends half of it. */
const MAX_LETTERS = 500

/** A header that is longer than any browser's says nothing. */
export function acceptHeader(header: string | null | undefined): string {
  return header && header.length <= MAX_LETTERS ? header : ''
}
