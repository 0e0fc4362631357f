import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** On another origin than the API; `unlisted` is a picture of a host that nobody allows. */
export async function openPictureHost() {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  return { origin, shown: `${origin}/Spa day.JPG?size=large`, unlisted: 'https://elsewhere.example/spa.jpg', close }
}
