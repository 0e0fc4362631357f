import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import type { Sample } from './read-metrics'

const RULES = path.resolve('docs/alerts.yaml')
const MINUTES = 90
/** Those of the process itself are in no rule. */
const OF_RULES = /^(plaza_|up$|probe_|node_filesystem_)/

/** Whether Prometheus's own tool is installed; the soak requires it. */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0
if (!hasPromtool && process.env.SOAK === '1') throw new Error('promtool is missing: apt-get install prometheus')

/** That the alert fires after the second reading, and not after the first; nothing where promtool is missing. */
export function expectFires(alert: string, before: Sample[], after: Sample[]): void {
  if (!hasPromtool) return
  expect([alert, fires(alert, before, before)]).toEqual([alert, false])
  expect([alert, fires(alert, before, after)]).toEqual([alert, true])
}

/**
 * By Prometheus's own evaluation, where every minute for a while counters grow as they did between two readings, and
 * gauges stay as in the second, once they were as in the first.
 */
export function fires(alert: string, before: Sample[], after: Sample[]): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-alerts-'))
  const file = path.join(folder, 'test.yaml')
  // JSON is YAML
  writeFileSync(file, JSON.stringify(testOf(alert, before, after)))
  try {
    execFileSync('promtool', ['test', 'rules', file], { stdio: 'pipe' })
    return true
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: Buffer; stderr?: Buffer }
    if (/got:\s*nil|got:\s*\[?\]?\s*$/im.test(`${stdout}${stderr}`)) return false
    throw new Error(`promtool: ${stdout}${stderr}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function testOf(alert: string, before: Sample[], after: Sample[]) {
  const firing = `count(ALERTS{alertname="${alert}",alertstate="firing"})`
  return {
    rule_files: [RULES],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: after
          .filter(({ name }) => OF_RULES.test(name))
          .map((sample) => ({ series: seriesOf(sample), values: valuesOf(sample, before) })),
        promql_expr_test: [
          { expr: `${firing} > bool 0`, eval_time: `${MINUTES}m`, exp_samples: [{ labels: '{}', value: 1 }] },
        ],
      },
    ],
  }
}

function seriesOf({ name, labels }: Sample): string {
  const all = { job: 'plaza', instance: 'one', ...labels }
  return `${name}{${Object.entries(all)
    .map(([label, value]) => `${label}=${JSON.stringify(value)}`)
    .join(',')}}`
}

function valuesOf(sample: Sample, before: Sample[]): string {
  const first = before.find((other) => seriesOf(other) === seriesOf(sample))?.value
  if (!/_(total|count|sum|bucket)$/.test(sample.name)) return `${first ?? '_'} ${sample.value}x${MINUTES}`
  const known = first ?? 0
  return `${known}+${sample.value - known}x${MINUTES}`
}
