import http from 'node:http'

const KILOBYTE = 1024
/** The server compresses what is asked for again at its best, a moment later. */
const REQUESTS = 3
const PAUSE_MS = 1000

/** Sizes in KB: on the wire to a browser that accepts brotli, and decoded. */
export interface Weight {
  wire: number
  decoded: number
}

export async function measureWeight(base: string, page: string): Promise<Weight> {
  let wire = 0
  for (let request = 0; request < REQUESTS; request++) {
    wire = await bytesOf(new URL(page, base), 'br')
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return { wire: wire / KILOBYTE, decoded: (await bytesOf(new URL(page, base), 'identity')) / KILOBYTE }
}

function bytesOf(url: URL, encoding: string): Promise<number> {
  const headers = { 'accept-language': 'en', 'accept-encoding': encoding }
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers }, (response) => {
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.length
        })
        response.on('end', () => resolve(bytes))
      })
      .on('error', reject)
  })
}
