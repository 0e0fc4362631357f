import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { imageFile } from './manifest'

const SHEETS = '.data/pictures/sheets'
const CELL = { width: 360, height: 270 }
const COLUMNS = 6
const PER_SHEET = 24

/** Puts pictures on sheets of 24, in their order, and returns the files of the sheets. */
export async function makeSheets(ids: string[]): Promise<string[]> {
  mkdirSync(SHEETS, { recursive: true })
  const files: string[] = []
  for (let first = 0; first < ids.length; first += PER_SHEET) {
    const shown = ids.slice(first, first + PER_SHEET)
    const cells = await Promise.all(
      shown.map(async (id, n) => ({
        input: await sharp(imageFile(id))
          .resize({ ...CELL, fit: 'cover' })
          .toBuffer(),
        left: (n % COLUMNS) * CELL.width,
        top: Math.floor(n / COLUMNS) * CELL.height,
      })),
    )
    const file = path.join(SHEETS, `${first / PER_SHEET + 1}.png`)
    const size = { width: COLUMNS * CELL.width, height: Math.ceil(shown.length / COLUMNS) * CELL.height }
    await sharp({ create: { ...size, channels: 3, background: '#fff' } })
      .composite(cells)
      .png()
      .toFile(file)
    files.push(file)
  }
  return files
}
