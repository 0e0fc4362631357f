const UNSEEN = /[\p{Cc}\p{Cf}]/gu

/**
 * Converts what was typed into a field of digits, codes or an address to the plain form that its pattern judges:
 * half-width letters and digits, single blanks. Never for names, comments or passwords, which stay as people write them.
 */
export function typedText(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim()
}

/** Typed digits without the spaces that people group them with. */
export function typedDigits(text: string): string {
  return typedText(text).replaceAll(' ', '')
}
