import { NO_TELEMETRY } from './launch/no-telemetry'
import { run } from './launch/processes'

/** `npm run types`: the types of routes, which Next writes, and then all of them. */
await run('npx', ['next', 'typegen'], NO_TELEMETRY)
await run('npx', ['tsc', '--noEmit'])
