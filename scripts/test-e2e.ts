import { isFresh } from '@/launch/build'
import { run } from '@/launch/processes'
import { findChromium } from './launch/chromium'
import { DIST_DIR, JOURNEYS, onPreview } from './launch/preview'
import { findPreview } from './launch/running-preview'

/** Runs the journeys in a browser: on the running preview if there is one, else on separate servers. */
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

const preview = await findPreview()
if (preview && !(await isFresh(DIST_DIR)))
  throw new Error('The running preview is older than the sources: start it again.')
await (preview ? journeys(preview) : onPreview('servers', JOURNEYS, journeys))
