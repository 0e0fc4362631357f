import { expect, test } from 'vitest'
import { runProgram } from './program'

async function loaded(...args: string[]): Promise<string[]> {
  const { out, error } = await runProgram('tests/start/loaded-packages.ts', args).ended
  expect(error).toBe('')
  return JSON.parse(out)
}

test('without OTEL_EXPORTER_OTLP_ENDPOINT nothing of OpenTelemetry is loaded but its interface, by prom-client', async () => {
  expect(await loaded()).toEqual(['@opentelemetry/api'])
  expect(await loaded('with tracing')).toContain('@opentelemetry/sdk-trace')
})
