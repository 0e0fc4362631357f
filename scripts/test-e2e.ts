import { findChromium } from './launch/chromium'
import { run } from './launch/processes'
import { onTrial } from './launch/trial'

/** The journeys, in a browser. */
const chromium = await findChromium()
await onTrial('servers', { SIMULATOR_SECONDS: '2', LOG_LEVEL: 'info' }, ({ port, apiPort }) =>
  run('npx', ['playwright', 'test', ...process.argv.slice(2)], {
    CHROMIUM: chromium,
    BASE_URL: `http://localhost:${port}`,
    API_URL: `http://localhost:${apiPort}`,
  }),
)
