import { parseArgs } from 'node:util'
import { clockAt } from './clock/clock-at'
import { JOURNEYS, onPreview } from './launch/preview'
import { announcePreview } from './launch/running-preview'

/** `npm run preview`; `-- --at 2026-12-31T23:55` (UTC) for the servers and the browsers of journeys and screenshots. */
const { at } = parseArgs({ options: { at: { type: 'string' } } }).values
const clock = at ? clockAt(at) : {}
await onPreview('servers', { ...JOURNEYS, ...clock }, async ({ port, apiPort, pushPort, instance }) => {
  const withdraw = await announcePreview({ port, apiPort, pushPort, instance, clock })
  process.stdout.write(
    `A preview is running until Ctrl-C:\n  BASE_URL=http://localhost:${port} API_URL=http://localhost:${apiPort}\n` +
      '  npm run test:e2e -- tests/e2e/login.spec.ts\n',
  )
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve)
  })
  await withdraw()
})
