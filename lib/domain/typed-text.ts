const UNSEEN = /[\p{Cc}\p{Cf}]/gu

/**
 * What was typed into a field of digits, codes or an address, in the plain form that its pattern judges: half-width
 * letters and digits, single blanks. Never for names, comments or passwords, which stay as people write them.
 */
export function typedText(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim()
}

/** The same of digits, which people may type in groups. */
export function typedDigits(text: string): string {
  return typedText(text).replaceAll(' ', '')
}
