import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { run } from './processes'

const INSTALLED = [
  // rendering no windows saves a third of the processor time
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

function find(): string | undefined {
  return [process.env.CHROMIUM, ...INSTALLED, chromium.executablePath()].find((file) => file && existsSync(file))
}

/** The browser of the tests: an installed one, else Playwright's download, else Debian's package. */
export async function findChromium(): Promise<string> {
  const attempts = [
    () => run('npx', ['playwright', 'install', 'chromium']),
    () =>
      run('apt-get', ['update', '-qq']).then(() =>
        run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk']),
      ),
  ]
  for (const attempt of attempts) {
    const found = find()
    if (found) return found
    await attempt().catch(() => undefined)
  }
  const found = find()
  if (found) return found
  throw new Error(
    'No Chromium was found, and neither Playwright nor apt could install one.\n' +
      'Install Chromium or Chrome by hand and name it: CHROMIUM=/path/to/chromium npm test',
  )
}
