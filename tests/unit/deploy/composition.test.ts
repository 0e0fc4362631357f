import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'

interface Service {
  image: string
  build?: { args?: Record<string, string> }
  command?: string[]
  env_file?: string
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  volumes?: string[]
  ports?: string[]
  networks?: string[]
  logging?: { driver: string; options: Record<string, string> }
}

const read = (file: string) => readFileSync(file, 'utf8')
const composition: { services: Record<string, Service>; volumes: object; networks: object } = parse(
  read('compose.yaml'),
  { merge: true },
)
const { services } = composition
const ofImage = (image: string) => Object.entries(services).filter(([, service]) => service.image === image)
const KNOWN = new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
const variablesIn = (text: string) => [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=(.*)$/gm)]
const nginx = read('deploy/nginx.conf')
const listens = [...nginx.matchAll(/^\s*listen (\d+)/gm)].map(([, port]) => port)

describe('the composition', () => {
  it('has two storefronts, two APIs, a worker and what they share', () => {
    expect(Object.keys(services).sort()).toEqual(
      ['api-1', 'api-2', 'nginx', 'postgres', 'redis', 'storefront-1', 'storefront-2', 'worker'].sort(),
    )
    expect(ofImage('plaza').map(([name, { environment }]) => [name, environment?.WORKER])).toEqual([
      ['storefront-1', undefined],
      ['storefront-2', undefined],
      ['api-1', 'off'],
      ['api-2', 'off'],
      ['worker', 'only'],
    ])
  })

  test.each(ofImage('plaza'))('%s has known variables, and secrets from a file alone', (_, service) => {
    expect(Object.keys(service.environment ?? {}).filter((name) => !KNOWN.has(name))).toEqual([])
    expect(Object.keys(service.build?.args ?? {}).filter((name) => !KNOWN.has(name))).toEqual([])
    expect(Object.keys(service.environment ?? {}).filter((name) => /SECRET|PASSWORD|KEY|TOKEN/.test(name))).toEqual([])
    expect(['storefront.env', 'api.env']).toContain(service.env_file)
  })

  test.each(Object.entries(services))('%s starts when what it needs is healthy', (_, { depends_on = {} }) => {
    const isWaitedFor = ([name, { condition }]: [string, { condition: string }]) =>
      condition === 'service_healthy' && services[name]?.healthcheck
    expect(Object.entries(depends_on).filter((needed) => !isWaitedFor(needed))).toEqual([])
  })

  it.each(Object.entries(services))('%s keeps a bounded log', (_, { logging }) => {
    expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '50m', 'max-file': '5' } })
  })

  it('asks each server for its health where it listens', () => {
    for (const [name, { environment, healthcheck }] of ofImage('plaza')) {
      const { port, pathname } = new URL(healthcheck?.test.at(-1) ?? '')
      expect([name, port]).toEqual([name, environment?.PORT ?? environment?.API_PORT])
      expect([name, pathname]).toEqual([name, '/healthz'])
    }
  })

  it('runs programs and mounts volumes that exist, and shows nginx alone to the outside', () => {
    for (const [name, { command = [], volumes = [], ports }] of Object.entries(services)) {
      const program = command.find((word) => /^[\w./-]+\/[\w.-]+\.(?:ts|mjs)$/.test(word))
      if (program && !program.startsWith('.next/')) expect(read(program)).not.toBe('')
      const [named, mounted] = [volumes.filter((one) => /^\w/.test(one)), volumes.filter((one) => one.startsWith('./'))]
      expect(named.filter((one) => !((one.split(':')[0] as string) in composition.volumes))).toEqual([])
      expect(mounted.length === 0 || name === 'nginx').toBe(true)
      expect(ports === undefined || name === 'nginx').toBe(true)
    }
    for (const name of ['postgres', 'redis']) expect(services[name]?.networks).toEqual(['inside'])
  })
})

describe('nginx', () => {
  it('leads to the servers of the composition, by their ports', () => {
    const servers = [...nginx.matchAll(/^\s*server ([\w-]+):(\d+) .*?( backup)?;$/gm)]
    const composed = ofImage('plaza')
      .filter(([name]) => name !== 'worker')
      .map(([name, { environment }]) => [name, environment?.PORT ?? environment?.API_PORT])
    const [first, backups] = [servers.filter(([, , , backup]) => !backup), servers.filter(([, , , backup]) => backup)]
    for (const found of [first, backups]) expect(found.map(([, name, port]) => [name, port])).toEqual(composed)
  })

  it('listens where the storefronts find the APIs, and the APIs the storefronts', () => {
    expect(listens).toEqual(['80', '8080', '8081'])
    for (const [, { environment = {} }] of ofImage('plaza')) {
      const found = environment.COMMERCE_API_URL ?? environment.PURGE_URL ?? ''
      expect(['http://nginx:8081', 'http://nginx:8081/api/revalidate']).toContain(found)
    }
  })

  it('takes bodies as large as the storefront and the API do, and shows paths of the API that it has', () => {
    expect(nginx).toContain('client_max_body_size 64k')
    const [, shown = ''] = /location ~ \^\/\(\?:([\w|]+)\)\//.exec(nginx) ?? []
    const paths = [
      'providers/route-to-providers',
      'providers/stripe/read-stripe-event',
      'orders/payments/pages/sandbox-pages',
    ].map((file) => read(`backend/${file}.ts`))
    for (const part of shown.split('|')) expect(paths.join('')).toContain(`'/${part}`)
  })
})

describe('the image', () => {
  it('is built without secrets', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const name of ['.env*', '*.env', '.data', '.git']) expect(ignored).toContain(name)
  })
})

describe('examples of variables', () => {
  test.each(['storefront', 'api'])('deploy/%s.env.example has known ones, and no secret', (name) => {
    for (const [, variable = '', value] of variablesIn(read(`deploy/${name}.env.example`))) {
      expect(KNOWN).toContain(variable)
      if (/SECRET/.test(variable)) expect([variable, value]).toEqual([variable, ''])
    }
  })

  test.each(['plaza-storefront@', 'plaza-api@', 'plaza-worker'])('%s.service has known ones', (name) => {
    const unit = read(`deploy/systemd/${name}.service`)
    const set = /^Environment=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? []
    const unknown = set.map((one) => one.split('=')[0]).filter((one) => one !== 'NODE_ENV' && !KNOWN.has(one))
    expect(unknown).toEqual([])
    const program = /^ExecStart=\S+ (?:--import tsx )?(\S+)$/m.exec(unit)?.[1]
    expect(['.next/storefront.mjs', 'backend/server.ts']).toContain(program)
  })
})
