import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)

test.skipIf(!NGINX)('nginx accepts its configuration (skipped without nginx)', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-nginx-test-'))
  try {
    const file = path.join(folder, 'nginx.conf')
    // names of other machines, and files of root
    const here = readFileSync('deploy/nginx.conf', 'utf8')
      .replace(/server [\w-]+:/g, 'server 127.0.0.1:')
      .replace(/\/(?:var\/log\/nginx|run)\//g, `${folder}/`)
    writeFileSync(file, here)
    expect(execFileSync(NGINX ?? '', ['-t', '-q', '-c', file, '-p', folder], { encoding: 'utf8' })).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
