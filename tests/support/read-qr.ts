import decodeQr from 'qr/decode.js'
import sharp from 'sharp'

/** What the QR code in a picture says, or in the text of an SVG. Throws where there is none. */
export async function readQr(picture: Buffer | string): Promise<string> {
  const image = sharp(Buffer.from(picture), { density: 720 }).flatten({ background: '#fff' })
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  // of the realm of the test, which has another Buffer in a simulated browser
  return decodeQr(
    { data: new Uint8Array(data), width: info.width, height: info.height },
    { effort: 10, timeLimit: 5000 },
  )
}

/** The same of an SVG in a page. */
export function readSvgQr(svg: Element | null): Promise<string> {
  if (!svg) throw new Error('no code')
  return readQr(svg.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="290" height="290"'))
}
