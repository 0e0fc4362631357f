const SHORT: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  drive: 'dr',
  road: 'rd',
  west: 'w',
  east: 'e',
  north: 'n',
  south: 's',
  northeast: 'ne',
  northwest: 'nw',
  southwest: 'sw',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
}

/** Abbreviated: `['w', 'georgia', 'st']`. */
export function streetWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word)
}

/** Drops a leading unit as in `5-1234 Main St` and a letter after the number. */
export function splitStreet(text: string): { number: number | null; rest: string } {
  const match = /^\s*(?:#?\w+\s*-\s*)?(\d{1,6})[a-z]?\b(?!st|nd|rd|th)\s*(.*)$/is.exec(text)
  return match ? { number: Number(match[1]), rest: match[2] ?? '' } : { number: null, rest: text }
}
