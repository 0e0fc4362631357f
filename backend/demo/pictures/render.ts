import sharp, { type OverlayOptions } from 'sharp'
import type { Brush, Item, Scene } from './canvas'
import { emojiFile } from './emoji'

const QUALITY = 82

interface Pixels {
  data: Buffer
  width: number
  height: number
}

async function loadItem(item: Item): Promise<Pixels> {
  const size = Math.round(item.size)
  let image = sharp(emojiFile(item.emoji)).resize(size, size, { fit: 'contain', background: '#00000000' }).ensureAlpha()
  if (item.flip) image = image.flop()
  if (item.angle)
    image = sharp(await image.png({ compressionLevel: 0 }).toBuffer()).rotate(item.angle, { background: '#00000000' })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The shadow of an item on the surface below: its outline, darkened and blurred. */
async function dropShadow({ data, width, height }: Pixels, lift: number): Promise<Pixels> {
  const pad = lift * 2
  const outline = Buffer.alloc(width * height * 4)
  for (let at = 3; at < data.length; at += 4) outline[at] = (data[at] ?? 0) * 0.46
  const { data: blurred, info } = await sharp(outline, { raw: { width, height, channels: 4 } })
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' })
    .blur(lift * 0.7)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: blurred, width: info.width, height: info.height }
}

const overlay = ({ data, width, height }: Pixels, x: number, y: number): OverlayOptions => ({
  input: data,
  raw: { width, height, channels: 4 },
  left: Math.round(x - width / 2),
  top: Math.round(y - height / 2),
})

async function layersOf(item: Item): Promise<OverlayOptions[]> {
  const pixels = await loadItem(item)
  const layers = [overlay(pixels, item.x, item.y)]
  if (!item.lift) return layers
  const shadow = await dropShadow(pixels, item.lift)
  return [overlay(shadow, item.x + item.lift * 0.8, item.y + item.lift * 1.3), ...layers]
}

const svg = (brush: Brush, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${brush.width}" height="${brush.height}">${body}</svg>`)

/** Renders a scene as webp. */
export async function render(brush: Brush, scene: Scene): Promise<Buffer> {
  const layers = (await Promise.all(scene.items.map(layersOf))).flat()
  if (scene.front) layers.push({ input: svg(brush, scene.front), left: 0, top: 0 })
  return sharp(svg(brush, scene.back)).composite(layers).webp({ quality: QUALITY, effort: 2 }).toBuffer()
}
