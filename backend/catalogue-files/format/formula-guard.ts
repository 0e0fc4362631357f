/** The start of a cell that spreadsheets run as a formula. */
const RISKY = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** Puts an apostrophe before a formula, but not before a number. */
export function guardCell(text: string): string {
  return RISKY.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** The text of a cell, without the apostrophe of `guardCell`. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}
