import type { Page } from 'playwright/test'
import sharp from 'sharp'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** WCAG's contrast between the lightest and the darkest pixel of a box on the screen. */
export async function contrastIn(page: Page, clip: Box | null): Promise<number> {
  if (!clip) throw new Error('nothing is there')
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
  let [least, most] = [1, 0]
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [...pixels.subarray(at, at + 3)].map((byte) => linear(byte / 255))
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    least = Math.min(least, luminance)
    most = Math.max(most, luminance)
  }
  return (most + 0.05) / (least + 0.05)
}

/** The middle of a box. */
export function middleOf({ x, y, width, height }: Box, side: number): Box {
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
}
