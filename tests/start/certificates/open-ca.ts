import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '@/scripts/launch/free-port'

export interface CertificateAuthority {
  /** variables with which certbot asks it, and keeps all it has below the folder */
  env: Record<string, string>
  /** A name whose servers of DNS answer nothing. */
  breakName: (name: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * Debian's pebble, a certificate authority for tests, with a server of DNS that leads every name to this machine. It asks
 * for its proofs at `httpPort` instead of 80, and its certificates are valid for an hour.
 */
export async function openCertificateAuthority(folder: string, httpPort: number): Promise<CertificateAuthority> {
  const [port, management, dns, dnsManagement] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const local = (at: number) => `127.0.0.1:${at}`
  const [key, certificate, config] = ['ca.key', 'ca.pem', 'pebble.json'].map((name) => path.join(folder, name))
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const self = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...self, '-keyout', key ?? '', '-out', certificate ?? ''], { stdio: 'ignore' })
  const pebble = {
    listenAddress: local(port),
    managementListenAddress: local(management),
    certificate,
    privateKey: key,
    httpPort,
    tlsPort: 1,
    certificateValidityPeriod: 3600,
  }
  await writeFile(config ?? '', JSON.stringify({ pebble }))

  const programs: ChildProcess[] = []
  const start = async (program: string, words: string[]) => {
    // no wait of up to 15 s before a proof, no request refused at random, and each certificate with a proof of its own
    const env = { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0', PEBBLE_AUTHZREUSE: '0' }
    const child = spawn(program, words, { stdio: 'ignore', env })
    await once(child, 'spawn')
    programs.push(child)
  }
  const none = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-defaultIPv6', '']
  await start('pebble-challtestsrv', [...none, '-dns01', local(dns), '-management', local(dnsManagement)])
  await start('pebble', ['-config', config ?? '', '-dnsserver', local(dns)])

  const settings = path.join(folder, 'settings')
  await mkdir(path.join(settings, 'letsencrypt'), { recursive: true })
  const kept = ['config', 'work', 'logs'].map((name) => `${name}-dir = ${folder}/certbot/${name}`)
  const options = [...kept, `server = https://localhost:${port}/dir`]
  await writeFile(path.join(settings, 'letsencrypt/cli.ini'), `${options.join('\n')}\n`)
  return {
    env: { XDG_CONFIG_HOME: settings, REQUESTS_CA_BUNDLE: certificate ?? '' },
    async breakName(name) {
      const body = JSON.stringify({ host: name })
      const { status } = await fetch(`http://${local(dnsManagement)}/set-servfail`, { method: 'POST', body })
      if (status !== 200) throw new Error(`the server of DNS answered ${status}`)
    },
    async close() {
      for (const program of programs) {
        const ended = once(program, 'exit')
        program.kill()
        await ended
      }
    },
  }
}
