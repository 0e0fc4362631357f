import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

/** Serves one query by a key, the least that a call of the API can take. Prints its port. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL })
const app = new Hono().get('/:gid', async (context) => {
  const { rows } = await pool.query('select gid, name, hours from stores where gid = $1', [context.req.param('gid')])
  return context.json({ RC: 200, records: rows[0] })
})
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info: AddressInfo) =>
  process.stdout.write(`${info.port}\n`),
)
process.once('SIGTERM', () => server.close(() => process.exit()))
