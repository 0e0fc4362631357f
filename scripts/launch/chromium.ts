import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { run } from '@/launch/processes'

/** Renders no windows, which saves a third of the processor time, and allows no notifications. */
const SHELL = 'chromium-headless-shell'
const INSTALLED = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

function find(isWhole: boolean): string | undefined {
  return [process.env.CHROMIUM, ...INSTALLED, chromium.executablePath()].find(
    (file) => file && existsSync(file) && !(isWhole && file.includes('headless')),
  )
}

/** Finds an installed Chromium, else Playwright's download, else installs Debian's package. `isWhole`: it must allow notifications. */
export async function findChromium(isWhole = false): Promise<string> {
  const debian = isWhole ? 'chromium' : SHELL
  const attempts = [
    () => run('npx', ['playwright', 'install', 'chromium']),
    () =>
      run('apt-get', ['update', '-qq']).then(() => run('apt-get', ['install', '-y', '-qq', debian, 'fonts-noto-cjk'])),
  ]
  for (const attempt of attempts) {
    const found = find(isWhole)
    if (found) return found
    await attempt().catch(() => undefined)
  }
  const found = find(isWhole)
  if (found) return found
  throw new Error(
    'No Chromium was found, and neither Playwright nor apt could install one.\n' +
      'Install Chromium or Chrome by hand and name it: CHROMIUM=/path/to/chromium npm test',
  )
}
