import { defineConfig } from 'playwright/test'

const REPORT = process.env.TEST_REPORT
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const NO_PICTURES = '--blink-settings=imagesEnabled=false'
const PICTURES = '**/{pictures,picture-widths,forced-colors}.spec.ts'
/** the longest test: the others run beside it */
const WALK = '**/checkout-walk.spec.ts'
/** only of `npm run test:full` */
const SOAK = '**/*.soak.spec.ts'
/** they need a browser that takes longer to install and to run */
const NOTIFICATIONS = '**/notifications.soak.spec.ts'
const { CHROMIUM, CHROMIUM_WITH_NOTIFICATIONS } = process.env
const launching = (executablePath: string | undefined, ...args: string[]) => ({
  launchOptions: { executablePath, args },
})

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/read-catalogue.ts',
  outputDir: '.reports/playwright',
  reporter: REPORT ? [['list'], ['./scripts/reports/results.ts', { report: REPORT }]] : 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // `npm test` names a journey that needs its second try
  retries: 1,
  workers: 4,
  fullyParallel: true,
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    // waiting for motion is a tenth of the time; `npm run test:full` does
    ...(!process.env.SOAK && { contextOptions: { reducedMotion: 'reduce' as const } }),
    // recording every journey would cost a quarter of the time
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'walk', testMatch: WALK, use: launching(CHROMIUM, ...BROWSER_ARGS, NO_PICTURES) },
    // making and decoding pictures takes a third of the time, and only some journeys look at them
    {
      name: 'journeys',
      testIgnore: [PICTURES, WALK, process.env.SOAK ? NOTIFICATIONS : SOAK],
      use: launching(CHROMIUM, ...BROWSER_ARGS, NO_PICTURES),
    },
    { name: 'pictures', testMatch: PICTURES, use: launching(CHROMIUM, ...BROWSER_ARGS) },
    ...(CHROMIUM_WITH_NOTIFICATIONS
      ? [
          {
            name: 'notifications',
            testMatch: NOTIFICATIONS,
            use: launching(CHROMIUM_WITH_NOTIFICATIONS, ...BROWSER_ARGS),
          },
        ]
      : []),
  ],
})
