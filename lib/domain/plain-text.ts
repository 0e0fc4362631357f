/** Characters that no reader sees, except the ends of lines and tabs. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu
const LINE_ENDS = /[\t\n\r\u2028\u2029]+/gu
/** Marks that turn the direction of what follows, also after the text that they are in. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu
/** Spaces, joiners, fillers and selectors with nothing between them. */
const INVISIBLE = /^(?:[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\u034f|[\ufe00-\ufe0f])+$/u

/**
 * A text in lines, as people wrote it, without control characters and marks that would turn other texts round. Empty
 * where a reader would see nothing.
 */
export function plainText(text: string): string {
  return text.replace(CONTROL, '').replace(DIRECTION, '').replace(INVISIBLE, '')
}

/** The plain form of a name, or of another text that is a single line. */
export function plainLine(text: string): string {
  return plainText(text.replace(LINE_ENDS, ' '))
}
