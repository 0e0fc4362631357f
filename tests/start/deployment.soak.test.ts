import { readFile, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmtpStub } from '@/tests/support/smtp-stub'
import { openStripeStub } from '@/tests/support/stripe-stub/open-stripe-stub'
import { type Machine, openMachine } from './deployment/machine'
import { readBlocks } from './deployment/read-blocks'

// as root on Debian, with PostgreSQL, Redis and nginx; systemd and users have stand-ins
const TIMEOUT = 1_200_000
/** The others are for containers, which do not run here. */
const SECTIONS = ['One build', 'Database', 'With systemd', 'A new version', 'Backup and restore']

let machine: Machine
let stripe: Awaited<ReturnType<typeof openStripeStub>>
let mail: Awaited<ReturnType<typeof openSmtpStub>>
beforeAll(async () => {
  ;[machine, stripe, mail] = await Promise.all([openMachine(), openStripeStub(), openSmtpStub()])
}, 60_000)
afterAll(() => Promise.all([machine.stop(), stripe.close(), mail.close()]), 60_000)

/** What the document leaves to people. */
async function fillInVariables(): Promise<void> {
  const file = path.join(machine.root, 'etc/plaza/api.env')
  const own = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Plaza <orders@plaza.example.com>',
    STRIPE_SECRET_KEY: stripe.config.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.config.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.config.webhookSecret,
  }
  let variables = await readFile(file, 'utf8')
  for (const [name, value] of Object.entries(own)) variables = variables.replace(`\n${name}=\n`, `\n${name}=${value}\n`)
  await writeFile(file, `${variables}STRIPE_API_BASE=${stripe.base}\n`)
}

/** Of nginx, as a shopper asks for it. */
async function getPage(address: string): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'plaza.example.com' }
    http
      .get({ port: machine.portOf('80'), path: address, headers }, async (response) => {
        resolve({ status: response.statusCode ?? 0, html: await text(response) })
      })
      .on('error', reject)
  })
}

/** What the unit of certificates hands to their script, once a store has a domain. */
async function readNamesOfUnit(): Promise<string> {
  const cli = 'node --env-file=/etc/plaza/api.env launch/run.mjs backend/cli.ts'
  await machine.runShell(
    machine.translate(`cd /srv/plaza\nsudo -u plaza ${cli} stores domain minato-udon udon.example`),
  )
  const unit = await readFile(path.join(machine.root, 'etc/systemd/system/plaza-certificates.service'), 'utf8')
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []
  const script = command.replace('/usr/local/sbin/plaza-certificates', 'echo')
  return machine.runShell(`cd ${machine.root}/srv/plaza\n${script}`)
}

function readRows(database: string, statement: string): Promise<string> {
  return machine.runShell(`psql -U postgres ${database} -At -v ON_ERROR_STOP=1 <<'SQL'\n${statement}\nSQL`)
}

test('the shell blocks of docs/deployment.md, in their order, lead to a shop behind nginx, a new version and a restored backup', {
  timeout: TIMEOUT,
}, async () => {
  const blocks = readBlocks(await readFile('docs/deployment.md', 'utf8'), 'sh')
  const followed = blocks.filter(({ section }) => SECTIONS.includes(section))
  expect([...new Set(followed.map(({ section }) => section))]).toEqual(SECTIONS)
  const outputs = new Map<string, string>()
  for (const { section, text: script } of followed) {
    if (script.includes('daemon-reload')) await fillInVariables()
    if (section === 'A new version') expect((await getPage('/')).status).toBe(200)
    const output = await machine.runShell(machine.translate(script))
    outputs.set(section, `${outputs.get(section) ?? ''}${output}`)
  }
  expect(outputs.get('Database')).toContain('The schema is up to date.')

  const { status, html } = await getPage('/')
  expect([status, html.startsWith('<!DOCTYPE html>')]).toEqual([200, true])
  const catalogue = 'select s::text from stores s order by 1; select p::text from products p order by 1'
  const rows = await readRows('plaza', catalogue)
  expect(rows).toContain('Minato Udon')
  expect(await readRows('plaza_new', catalogue)).toBe(rows)
  expect(await readNamesOfUnit()).toBe('udon.example\n')
})
