import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@/scripts/launch/free-port'
import { sampleOf } from '@/tests/support/scale'
import { runProgram } from './program'

const taken: Record<string, { server: Server; port: string }> = {}

async function take(host: string): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  taken[host] = { server, port: address && typeof address === 'object' ? `${address.port}` : '' }
}

beforeAll(() => Promise.all(['127.0.0.1', '::1', '::'].map(take)))
afterAll(() => {
  for (const { server } of Object.values(taken)) server.close()
})

describe.concurrent('before anything is started', () => {
  test.each(sampleOf(['127.0.0.1', '::1', '::'], 1))(
    'npm start reports that PORT is in use at %s, and exits with code 1',
    async (host) => {
      const { port = '' } = taken[host] ?? {}
      const { code, out, error } = await runProgram('launch/start.ts', [], {
        PORT: port,
        API_PORT: `${await freePort()}`,
      }).ended
      expect([code, out]).toEqual([1, ''])
      expect(error).toBe(`Port ${port} is taken by another program: end that one, or set PORT to a free port.\n`)
    },
  )

  test.each([
    ['npm start', 'launch/start.ts'],
    ['npm run backend', 'backend/server.ts'],
  ])('%s reports that API_PORT is in use, and exits with code 1', async (_, file) => {
    const { port = '' } = taken['127.0.0.1'] ?? {}
    const { code, out, error } = await runProgram(file, [], { PORT: `${await freePort()}`, API_PORT: port }).ended
    expect([code, out]).toEqual([1, ''])
    expect(error).toBe(`Port ${port} is taken by another program: end that one, or set API_PORT to a free port.\n`)
  })

  test('a production start reports every missing or invalid variable of both systems, without a stack trace', async () => {
    const wrong = { PLAZA_MODE: 'production', SESSION_SECRET: 'short', API_PORT: 'many', PURGE_SECRET: '' }
    const { code, out, error } = await runProgram('launch/start.ts', [], wrong).ended
    expect([code, out]).toEqual([1, ''])
    expect(error.trim().split('\n').sort()).toEqual([
      'A payment provider must be configured in production.',
      'API_PORT must be a number.',
      'API_PUBLIC_URL must be set in production.',
      'CODE_SECRET must be set in production.',
      'MAIL_FROM must be set in production.',
      'PURGE_SECRET must be set in production.',
      'SESSION_SECRET must have at least 32 characters.',
      'SHARED_HOSTS must be set in production.',
      'SITE_ORIGIN must be set in production.',
      'SMTP_URL must be set in production.',
      'STOREFRONT_ORIGINS must be set in production.',
    ])
  })

  const commands: [name: string, file: string, words: string[]][] = [
    ['migrate', 'backend/migrate-cli.ts', []],
    ['seed', 'backend/demo/cli.ts', []],
    ['cli', 'backend/cli.ts', ['orders', 'list']],
  ]
  test.each(sampleOf(commands, 1))(
    'npm run %s says in one line that its database is not there',
    async (_, file, words) => {
      const where = { DATABASE_URL: 'postgres://plaza@127.0.0.1:1/plaza', PLAZA_MODE: 'demo' }
      const { code, out, error } = await runProgram(file, words, where).ended
      const reason = 'connect ECONNREFUSED 127.0.0.1:1; is PostgreSQL running there, and are the host and the port in'
      expect([code, out, error]).toEqual([1, '', `The database cannot be used: ${reason} DATABASE_URL right?\n`])
    },
  )

  test('npm run cli says its commands when asked, without a database, and refuses those that it does not know', async () => {
    const cli = (...words: string[]) => runProgram('backend/cli.ts', words, {}).ended
    const [all, one, unknown] = await Promise.all([cli('--help'), cli('jobs', '--help'), cli('typo', '--help')])
    expect([all.code, all.error]).toEqual([0, ''])
    const tools = [...all.out.matchAll(/^npm run cli (?:--silent )?-- ([\w-]+)/gm)].map(([, tool]) => tool)
    expect(tools).toEqual([
      ...['orders', 'payments', 'jobs', 'stores', 'items', 'taxes', 'coupons', 'customers', 'gift-cards', 'reviews'],
      ...['sales', 'operators', 'audit', 'catalogue'],
    ])
    expect([one.code, one.out, one.error]).toEqual([0, 'npm run cli -- jobs list | retry <id>\n', ''])
    expect([unknown.code, unknown.out]).toEqual([1, ''])
    expect(unknown.error).toMatch(/^npm run cli -- orders \| .* \| catalogue \| --help\n$/)
  })

  test('npm run backend reports its own in the same way', async () => {
    const { code, error } = await runProgram('backend/server.ts', [], { PURGE_SECRET: 'short', LOG_LEVEL: 'loud' })
      .ended
    expect(code).toBe(1)
    expect(error).toBe(
      'PURGE_SECRET must have at least 32 characters.\n' +
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.\n',
    )
  })
})
