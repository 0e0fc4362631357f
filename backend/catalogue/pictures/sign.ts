import sharp from 'sharp'
import { fontFileOf } from './east-asian-fonts'
import { charactersOf } from './initials'
import { monogram } from './monogram'

/** The side of a character, in units of the grid of Latin letters. */
const SIDE = 16
/** The gap between characters, in the same units. */
const GAP = 1

/** The initials of a store in the middle of a picture, as SVG. `scale` is px per unit of a letter's grid. */
export async function drawSign(
  initials: string,
  ink: string,
  size: readonly [number, number],
  scale: number,
): Promise<string> {
  const characters = charactersOf(initials)
  if (characters.length === 0) return monogram(initials, ink, size, scale)
  const side = SIDE * scale
  const [left, top] = [
    size[0] / 2 - (characters.length * (side + GAP * scale) - GAP * scale) / 2,
    size[1] / 2 - side / 2,
  ]
  const images = characters.map(async (character, n) => {
    const picture = await drawCharacter(character, ink, Math.round(side))
    const x = left + n * (side + GAP * scale)
    return `<image x="${x}" y="${top}" width="${side}" height="${side}" href="data:image/png;base64,${picture.toString('base64')}"/>`
  })
  return (await Promise.all(images)).join('')
}

/** Draws a square PNG with a transparent background. */
async function drawCharacter(character: string, ink: string, side: number): Promise<Buffer> {
  const fontfile = fontFileOf(character)
  if (!fontfile) throw new Error(`no typeface has ${character}`)
  const family = /noto-sans-\w\w/.exec(fontfile)?.[0].slice(-2).toUpperCase()
  const text = { text: `<span foreground="${ink}">${character}</span>`, fontfile, rgba: true, dpi: 72 }
  const drawn = await sharp({ text: { ...text, font: `Noto Sans ${family} Variable ${side}` } })
    .png()
    .toBuffer()
  return sharp(drawn)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}
