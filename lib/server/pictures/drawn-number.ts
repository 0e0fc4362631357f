/** Digits as strokes in boxes 20 wide and 32 high: a picture drawn on a server cannot count on any font. */
const STROKES: Record<string, string> = {
  '0': 'M10 2C4 2 2 8 2 16S4 30 10 30 18 24 18 16 16 2 10 2Z',
  '1': 'M5 8L12 2V30',
  '2': 'M3 9C3 4 6 2 10 2S18 5 18 9.500C18 15 11 20 3 30H18',
  '3': 'M3 5C5 3 7 2 10 2C15 2 17 5 17 8.500S14 15 9 15C15 15 18 18 18 22.500S15 30 10 30C6 30 4 29 2 26.500',
  '4': 'M14 30V2L2 22H19',
  '5': 'M16 2H5L4 14C6 12.500 8 12 10 12C15 12 18 15.500 18 21S15 30 10 30C6 30 4 29 2 26.500',
  '6': 'M15 2C8 6 2 12 2 20.500C2 26 5 30 10 30S18 26 18 20.500 15 12 10 12C6 12 3 15 2 19',
  '7': 'M2 2H18L8 30',
  '8': 'M10 15C6 15 3 12.500 3 8.500S6 2 10 2 17 4.500 17 8.500 14 15 10 15C5 15 2 18 2 22.500S5 30 10 30 18 27 18 22.500 15 15 10 15Z',
  '9': 'M5 30C12 26 18 20 18 11.500C18 6 15 2 10 2S2 6 2 11.500 5 20 10 20C14 20 17 17 18 13',
  '-': 'M3 17H15',
  '%': 'M20 3L6 29M7 3A4.500 4.500 0 1 0 7 12A4.500 4.500 0 1 0 7 3M19 20A4.500 4.500 0 1 0 19 29A4.500 4.500 0 1 0 19 20',
}
const ADVANCE = 28

/** `-35%` as white strokes, and how wide they are in the same units. */
export function drawnNumber(text: string): { svg: string; width: number } {
  const glyphs = [...text].map(
    (glyph, index) => `<path transform="translate(${index * ADVANCE} 0)" d="${STROKES[glyph] ?? ''}"/>`,
  )
  const style = 'fill="none" stroke="#fff" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"'
  return { svg: `<g ${style}>${glyphs.join('')}</g>`, width: text.length * ADVANCE - 4 }
}
