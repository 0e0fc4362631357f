import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type SmtpBehaviour = 'accept' | 'refuse recipient' | 'greylist' | 'refuse login' | 'silent' | 'hang up'

/** With STARTTLS by a certificate of its own; shows what it has accepted. */
export async function openSmtpStub(options: SMTPServerOptions = {}) {
  const accepted: string[] = []
  const state: { behaviour: SmtpBehaviour } = { behaviour: 'accept' }
  const answer = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    onAuth: (_auth, _session, done) =>
      state.behaviour === 'refuse login' ? done(answer('bad login', 535)) : done(null, { user: 'shop' }),
    onRcptTo: (_address, _session, done) => {
      if (state.behaviour === 'refuse recipient') done(answer('no such mailbox', 550))
      else if (state.behaviour === 'greylist') done(answer('try again later', 451))
      else if (state.behaviour !== 'silent') done()
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        accepted.push(`${session.secure ? 'TLS' : 'plain'}\n${Buffer.concat(parts)}`)
        // the mail is taken, and its sender never hears of it
        if (state.behaviour !== 'hang up') done()
        else for (const connection of server.connections) connection.close()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    /** as in SMTP_URL; the stub's certificate is nobody's */
    url: `smtp://shop:secret@127.0.0.1:${port}?tls.rejectUnauthorized=false`,
    accepted,
    behave: (behaviour: SmtpBehaviour) => {
      state.behaviour = behaviour
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
