import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { isFresh } from '@/launch/build'
import { findChromium } from './launch/chromium'
import { DIST_DIR, JOURNEYS, onPreview } from './launch/preview'
import { findPreview } from './launch/running-preview'
import { planShots } from './screenshots/plan'
import { findSamples } from './screenshots/samples'
import { SCREENS } from './screenshots/screens'
import { takeShot } from './screenshots/take'
import { openSessions } from './screenshots/visitors'
import { type Taken, writeIndex } from './screenshots/write-index'

/** `npm run screenshots [-- part of a screen's name…]`: on the running preview if there is one. */
const FOLDER = '.data/screenshots'
const AT_ONCE = 2

const wanted = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
const log = (line: string) => process.stdout.write(`${line}\n`)

async function takeAll({ port, apiPort }: { port: number; apiPort: number }): Promise<void> {
  const base = `http://localhost:${port}`
  const sessions = await openSessions(base)
  const fill = await findSamples(base, `http://localhost:${apiPort}`, sessions.customer)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  const waiting = planShots(screens)
  const taken: Taken[] = []
  const work = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const { view, file } = shot
      const target = path.join(FOLDER, file)
      await mkdir(path.dirname(target), { recursive: true })
      try {
        await takeShot(browser, base, sessions[view.visitor ?? 'anyone'], {
          ...shot,
          view: { ...view, path: fill(view.path) },
          file: target,
        })
        taken.push(shot)
      } catch (error) {
        process.exitCode = 1
        log(`${file} failed: ${error}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => browser.close())
  log(`${taken.length} pictures: ${await writeIndex(FOLDER, taken)}`)
}

if (screens.length === 0)
  throw new Error(`No screen is called that. There are: ${SCREENS.map(({ name }) => name).join(', ')}`)
await rm(FOLDER, { recursive: true, force: true })
const preview = await findPreview()
Object.assign(process.env, preview?.clock)
if (preview && !(await isFresh(DIST_DIR)))
  throw new Error('The running preview is older than the sources: start it again.')
await (preview ? takeAll(preview) : onPreview('screenshots', JOURNEYS, takeAll))
