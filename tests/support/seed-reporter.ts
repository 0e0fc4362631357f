import type { Reporter } from 'vitest/node'

/** Tells the seed of a run before it, and again after one that failed. */
export class SeedReporter implements Reporter {
  private readonly line: string

  constructor(seed: string) {
    this.line = `Random cases: SOAK_SEED=${seed} makes them again.\n`
  }

  onInit(): void {
    process.stdout.write(this.line)
  }

  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, _errors, reason) => {
    if (reason === 'failed') process.stdout.write(this.line)
  }
}
