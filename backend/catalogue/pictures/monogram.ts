import { strokesOf } from './letters'

/** units from one letter to the next */
const SPACING = 15

/** `scale` is px per unit of a letter's grid. */
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
