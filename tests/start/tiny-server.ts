import { createServer } from 'node:http'
import { endWithParent, reportProgress } from '@/lib/telemetry/report-progress'

/** A tiny server in place of a real one: `tiny-server.ts <port> <behaviour>`. */
const [port, behaviour] = process.argv.slice(2)
if (behaviour === 'fails') process.exit(3)
endWithParent()

const server = createServer((_, response) => {
  const answer = JSON.stringify({ instance: process.env.PLAZA_INSTANCE, pid: process.pid })
  response.setHeader('connection', 'close')
  response.end(answer, () => {
    if (behaviour === 'ends') setTimeout(() => process.exit(3), 100)
  })
})
if (behaviour === 'silent') setInterval(() => undefined, 1000)
else if (behaviour === 'seeds') {
  const steps = setInterval(reportProgress, 300)
  setTimeout(() => {
    clearInterval(steps)
    server.listen(Number(port), '127.0.0.1')
  }, 3000)
} else server.listen(Number(port), '127.0.0.1')
