import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { assertPortFree } from '@/backend/platform/process/assert-port-free'
import { EXAMPLE, type NewId } from './catalogue'
import { CUSTOMER, TEXTED_CODE } from './customers'
import { openShop } from './open-shop'
import { serve } from './serve'

const PORT = 4100

export const MOCK_USAGE = `npm run contract -- mock [--port N]

  Starts a small API that answers with the examples of docs/contract/in-an-afternoon.md and keeps
  accounts, quotes and orders in memory. Ctrl-C ends it.

  --port N    the port on 127.0.0.1; ${PORT} by default`

/** Throws a PortError, or an error that names the invalid argument. */
export async function runMock(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { port: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) return void process.stdout.write(`${MOCK_USAGE}\n`)
  const port = Number(values.port ?? PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('not valid: --port')
  if (port > 0) await assertPortFree('--port', port, '127.0.0.1')
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c8a27a' } })
    .jpeg()
    .toBuffer()
  const shop = openShop({ catalogue: EXAMPLE, newId: countIds() })
  const { url, close } = await serve(shop.answer, port, (address, response) => {
    const isPicture = address.startsWith('/media/')
    if (isPicture) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    return isPicture
  })
  process.stdout.write(
    `The example API runs at ${url} until Ctrl-C. Start the storefront on it:\n` +
      `  COMMERCE_API_URL=${url} npm start\n` +
      `Log in as ${CUSTOMER.email} with the password ${CUSTOMER.password}, or by phone with the code ${TEXTED_CODE}.\n`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}

/** `t1`, `q1`, `o1` and so on, so that answers are those of the page. */
function countIds(): NewId {
  const counts = { token: 0, quote: 0, order: 0 }
  return (kind) => {
    counts[kind] += 1
    return `${kind[0]}${counts[kind]}`
  }
}
