/** units from one letter to the next */
const SPACING = 15

/** Latin initials in the middle of a picture, as SVG; `scale` is px per unit of a letter's grid. */
export function monogram(
  letters: string,
  ink: string,
  [width, height]: readonly [number, number],
  scale: number,
): string {
  const span = (letters.length - 1) * SPACING + 10
  const [left, top] = [width / 2 - (span * scale) / 2, height / 2 - 8 * scale]
  const strokes = [...letters.toUpperCase()].map(
    (letter, n) => `<path transform="translate(${n * SPACING} 0)" d="${strokesOf(letter)}"/>`,
  )
  return `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(${left} ${top}) scale(${scale})">${strokes.join('')}<path stroke-width="0.8" d="M0 19.5h${span}"/></g>`
}

/** Capitals and digits as strokes on a grid 10 wide and 14 high, so that a logo needs no typeface. */
const STROKES: Record<string, string> = {
  A: 'M0 14 5 0 10 14M1.8 9h6.4',
  B: 'M0 0v14h5.5a4 3.8 0 0 0 0-7.6H0M0 0h5a3.6 3.2 0 0 1 0 6.4',
  C: 'M10 2.6A6 7 0 1 0 10 11.4',
  D: 'M0 0v14h3.5a6.5 7 0 0 0 0-14Z',
  E: 'M9 0H0v14h9M0 6.8h7.5',
  F: 'M9 0H0v14M0 7h7.5',
  G: 'M10 2.6A6 7 0 1 0 10 11.4V7.6H6.4',
  H: 'M0 0v14M10 0v14M0 7h10',
  I: 'M5 0v14',
  J: 'M8 0v9.5a4 4.5 0 0 1-8 .6',
  K: 'M0 0v14M9.6 0 0 8.4M3.6 5.4 10 14',
  L: 'M0 0v14h8.6',
  M: 'M0 14V0l5 8 5-8v14',
  N: 'M0 14V0l10 14V0',
  O: 'M5 0a5.4 7 0 1 0 0 14a5.4 7 0 1 0 0-14',
  P: 'M0 14V0h5.4a4.2 4.1 0 0 1 0 8.2H0',
  Q: 'M5 0a5.4 7 0 1 0 0 14a5.4 7 0 1 0 0-14M6.4 10.4 10 14',
  R: 'M0 14V0h5.4a4 3.9 0 0 1 0 7.8H0M5 7.8 9.6 14',
  S: 'M9 2.4C7.6-.6.8-.8.8 3.5c0 4.6 8.6 2.2 8.6 7 0 4.4-7.8 4.6-9.4.8',
  T: 'M0 0h10M5 0v14',
  U: 'M0 0v8.6a5 5.4 0 0 0 10 0V0',
  V: 'M0 0l5 14L10 0',
  W: 'M-1 0l3 14 3-9.5L8 14 11 0',
  X: 'M0 0l10 14M10 0 0 14',
  Y: 'M0 0l5 7 5-7M5 7v7',
  Z: 'M0 0h10L0 14h10',
  0: 'M5 0a4.6 7 0 1 0 0 14a4.6 7 0 1 0 0-14',
  1: 'M2 2.6 5.4 0v14',
  2: 'M.6 3.6A4.4 3.8 0 0 1 9.2 4C9.2 7.4 0 9.4 0 14h9.6',
  3: 'M.8 1.8C3-.8 9-.6 9 3.4 9 6 6.6 6.6 4.2 6.6 7 6.6 9.6 7.4 9.6 10.4c0 4.6-7.6 4.6-9.4 1.2',
  4: 'M7.4 14V0L0 9.8h10',
  5: 'M8.8 0H1.4L.8 6.2c5.4-1.8 9 .4 9 3.6 0 4.8-7.4 5.4-9.6 1.8',
  6: 'M8 0C3 2.6.4 6 .4 9.6a4.6 4.4 0 1 0 9.2 0a4.6 4.2 0 0 0-9 -1',
  7: 'M0 0h9.8L3.6 14',
  8: 'M5 6.6a3.8 3.3 0 1 1 .1 0a4.6 3.7 0 1 1-.1 0',
  9: 'M2 14c5-2.6 7.6-6 7.6-9.6a4.6 4.4 0 1 0-9.2 0a4.6 4.2 0 0 0 9 1',
}

/** Throws unless the character is a capital or a digit. */
function strokesOf(character: string): string {
  const strokes = STROKES[character]
  if (!strokes) throw new Error(`no strokes for ${character}`)
  return strokes
}
