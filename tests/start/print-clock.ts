import { Worker } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** Prints the date as this program, a thread of it and its embedded database have it. */
const database = await PGlite.create()
const { rows } = await database.query<{ now: Date }>('select now() as now')
const thread = new Worker(`require('node:worker_threads').parentPort.postMessage(Date.now())`, { eval: true })
thread.once('message', async (at: number) => {
  const dates = [new Date(), new Date(performance.timeOrigin + performance.now()), new Date(at), rows[0]?.now]
  process.stdout.write(JSON.stringify(dates))
  await database.close()
})
