import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const DEALS = [
  { id: 1, nm: 'Soup for two', pc: '40.00', spc: '20.00', currency: 'CAD', gid: 5, s_dsc: ['a list'] },
  { id: 2, nm: 'Tea for two', pc: '12.00', spc: 'free', currency: 'CAD', gid: 5 },
  { nm: 'Without an id', pc: '12.00', spc: '6.00', currency: 'CAD', gid: 5 },
]
const STORE = { group_id: 5, nm: 'Corner Café', currency: 'CAD', hours: { weekly: 'noon till late' }, colour: 'red' }
const ANSWERS: Record<string, unknown> = {
  glst: { RC: 200, records: { list: DEALS, paging: { total: 3, page: 1 } } },
  gdtl: { RC: 200, records: [] },
  sdtl2: { RC: 200, records: STORE },
  cplst2: { RC: 400, msg: 'no menu' },
}

/** An API that was made in a hurry: one page of HTML for most calls, rows without ids, hours in words. */
export async function openPoorApi() {
  const server = createServer((request, response) => {
    const call = new URL(request.url ?? '', 'http://api').pathname.split('/').at(-1) ?? ''
    const answer = ANSWERS[call]
    if (!answer) return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
