import { defineConfig } from '@playwright/test'

const REPORT = process.env.TEST_REPORT

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.reports/playwright',
  // a run of a few journeys by hand leaves the reports of npm test alone
  reporter: REPORT ? [['list'], ['json', { outputFile: REPORT }]] : 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // a journey that needs its second try proves no row, and verify names it
  retries: 1,
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
