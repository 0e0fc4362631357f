import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Resolves once it serves at `port`. Throws where it is not installed. Its process leads a group, since workers outlive
 * a master that is killed.
 */
export async function runNginx(file: string, folder: string, port: number): Promise<ChildProcess> {
  // as root it would otherwise be another user, who may not write to the folder
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const args = ['-c', file, '-p', folder, '-g', `daemon off; ${user}`]
  const server = spawn('nginx', args, { stdio: 'inherit', detached: true })
  await once(server, 'spawn').catch(() => {
    throw new Error('nginx is not installed: apt-get install nginx-light')
  })
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    if (await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => null)) return server
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  server.kill()
  throw new Error('nginx does not serve')
}
