import sharp from 'sharp'

/** A PNG; `radius` 0 for no round corners. */
export function logoTile(picture: Buffer, side: number, radius: number): Promise<Buffer> {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="#fff"/></svg>`
  return sharp(picture)
    .resize(side, side, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .composite([{ input: Buffer.from(frame), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
