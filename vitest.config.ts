import os from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const REPORT = process.env.TEST_REPORT

const alias = {
  '@': import.meta.dirname,
  'server-only': path.join(import.meta.dirname, 'tests/support/server-only.ts'),
}

function project(name: string, test: object = {}) {
  return {
    plugins: [react()],
    resolve: { alias },
    test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], environment: 'node', testTimeout: 20_000, ...test },
  }
}

export default defineConfig({
  test: {
    // by default one core stays idle
    maxWorkers: os.availableParallelism(),
    // a run of a few files by hand leaves the reports of npm test alone
    reporters: REPORT ? ['default', ['json', { outputFile: REPORT }]] : ['default'],
    projects: [
      project('unit'),
      project('component', { environment: 'jsdom', setupFiles: ['tests/support/component.ts'] }),
      // no file changes what another one imports
      project('backend', { hookTimeout: 60_000, isolate: false, globalSetup: 'tests/support/database-image.ts' }),
      // starts and kills processes, one file after another
      project('start', { testTimeout: 60_000, fileParallelism: false }),
      project('race', { testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false }),
    ],
  },
})
