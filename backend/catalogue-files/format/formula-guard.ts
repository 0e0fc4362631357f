/** What spreadsheets run as a formula when it begins a cell. */
const RISKY = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** An apostrophe goes before what a spreadsheet would take for a formula. Numbers stay. */
export function guardCell(text: string): string {
  return RISKY.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** The text of a cell, without the apostrophe of `guardCell`. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}
