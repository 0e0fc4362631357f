import { type ExecFileOptions, execFile, execFileSync } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Stage } from './dockerfile'

export interface Made {
  /** variables that programs of the image have */
  env: Record<string, string>
  command: string[]
  health: string[]
}

interface Places {
  /** the folder that stands for `/` of each stage */
  roots: Record<string, string>
  /** what `COPY` without a stage takes from: a checkout, without what .dockerignore names */
  context: string
  /** variables of this machine that every step has, as PATH */
  machine: NodeJS.ProcessEnv
  /** who runs the steps, as `uid` and `gid`; empty: who we are */
  as: Pick<ExecFileOptions, 'uid' | 'gid'>
}

const execute = promisify(execFile)

/**
 * Runs COPY and RUN of a stage in a folder instead of a container: paths below / are below that folder, and owners are
 * left to who runs it. Returns what the image says of its programs.
 */
export async function runStage({ name, steps }: Stage, { roots, context, machine, as }: Places): Promise<Made> {
  const root = roots[name] ?? ''
  const made: Made = { env: {}, command: [], health: [] }
  let folder = '/'
  const inRoot = (file: string) => path.join(root, path.resolve(folder, file))
  const expand = (text: string) => text.replace(/\$(\w+)/g, (_, variable) => made.env[variable] ?? '')
  for (const step of steps) {
    if (step.name === 'WORKDIR') folder = step.text
    if (step.name === 'ARG') made.env[step.text.split('=')[0] ?? ''] ??= step.text.split('=')[1] ?? ''
    if (step.name === 'ENV')
      for (const [, variable = '', value = ''] of step.text.matchAll(/(\w+)=(\S*)/g)) made.env[variable] = expand(value)
    if (step.name === 'CMD') made.command = JSON.parse(step.text)
    if (step.name === 'HEALTHCHECK') made.health = JSON.parse(step.text.slice(step.text.indexOf('[')))
    if (step.name === 'COPY') {
      const { from } = step
      const [to = '', ...files] = step.text.split(/\s+/).reverse()
      for (const file of files) {
        const source = from ? path.join(roots[from] ?? '', file) : path.join(context, file)
        const target = to === './' && file !== '.' ? path.join(inRoot('.'), path.basename(file)) : inRoot(to)
        await mkdir(path.dirname(target), { recursive: true })
        await cp(source, target, { recursive: true, verbatimSymlinks: true })
      }
      giveTo(as, ['-R', root])
    }
    if (step.name === 'RUN') {
      const script = step.text.replace(/ && chown [^&]*$/, '').replaceAll(' /var/', ` ${root}/var/`)
      await mkdir(inRoot('.'), { recursive: true })
      giveTo(as, [root, inRoot('.')])
      const env = { ...machine, HOME: root, ...made.env }
      await execute('sh', ['-c', script], { cwd: inRoot('.'), env, maxBuffer: 64 * 1024 * 1024, ...as })
    }
  }
  return made
}

function giveTo({ uid, gid }: Places['as'], words: string[]): void {
  if (uid !== undefined) execFileSync('chown', [`${uid}:${gid}`, ...words])
}

/** How this machine finds programs and packages. */
const KEPT = /^(path|npm_config_registry|(https?|no)_proxy|node_extra_ca_certs)$/i

export function ownEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))) as NodeJS.ProcessEnv
}
