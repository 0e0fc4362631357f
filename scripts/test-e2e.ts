import { isFresh } from './launch/build'
import { findChromium } from './launch/chromium'
import { run } from './launch/processes'
import { findTrial } from './launch/running-trial'
import { DIST_DIR, JOURNEYS, onTrial } from './launch/trial'

/** Runs the journeys in a browser: on the running trial if there is one, else on separate servers. */
const chromium = await findChromium()
const whole = process.env.SOAK === '1' ? { CHROMIUM_WITH_NOTIFICATIONS: await findChromium(true) } : {}
interface Servers {
  port: number
  apiPort: number
  pushPort: number
  clock?: Record<string, string>
}
const journeys = ({ port, apiPort, pushPort, clock }: Servers) =>
  run('npx', ['playwright', 'test', ...process.argv.slice(2)], {
    CHROMIUM: chromium,
    BASE_URL: `http://localhost:${port}`,
    API_URL: `http://localhost:${apiPort}`,
    PUSH_PORT: `${pushPort}`,
    ...whole,
    ...clock,
  })

const trial = await findTrial()
if (trial && !(await isFresh(DIST_DIR))) throw new Error('The running trial is older than the sources: start it again.')
await (trial ? journeys(trial) : onTrial('servers', JOURNEYS, journeys))
