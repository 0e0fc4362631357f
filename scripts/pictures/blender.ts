import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from '../launch/processes'
import type { Picture } from './table'

const FOLDER = 'scripts/pictures'
const SOURCE = path.join(FOLDER, 'kit/nlm.c')
const LIBRARY = path.resolve('.data/pictures/nlm.so')
const POLL_MS = 1000
/** While this file exists, nothing is rendered: other work needs the machine. */
const PAUSE_FILE = process.env.PICTURES_PAUSE_FILE

const isPaused = () => Boolean(PAUSE_FILE) && existsSync(PAUSE_FILE ?? '')

/** Compiles the denoiser, unless that was done since its source changed. */
async function buildDenoiser(): Promise<void> {
  if (existsSync(LIBRARY) && statSync(LIBRARY).mtimeMs > statSync(SOURCE).mtimeMs) return
  mkdirSync(path.dirname(LIBRARY), { recursive: true })
  const flags = ['-O3', '-ffast-math', '-fopenmp', '-shared', '-fPIC', '-o', LIBRARY, SOURCE, '-lm', '-lmvec']
  await run('gcc', flags)
}

/** Stops the process while the pause file exists; resolves when it has ended. */
async function supervise(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  let isStopped = false
  let isEnded = false
  const end = ended.finally(() => {
    isEnded = true
  })
  while (!isEnded) {
    if (isPaused() !== isStopped) {
      isStopped = !isStopped
      child.kill(isStopped ? 'SIGSTOP' : 'SIGCONT')
    }
    await Promise.race([end, sleep(POLL_MS)])
  }
  await end
}

/** Builds and renders one picture to a PNG, with low priority. Rejects with Blender's output when it fails. */
export async function renderPng(picture: Picture, output: string): Promise<void> {
  await buildDenoiser()
  while (isPaused()) await sleep(POLL_MS)
  const request = JSON.stringify({ ...picture, output: path.resolve(output), denoiser: LIBRARY })
  const script = path.join(FOLDER, 'build_picture.py')
  const flags = ['-b', '-noaudio', '--factory-startup', '--python-exit-code', '1', '-t', '2', '-P', script]
  const child = spawn('blender', [...flags, '--', request], {
    env: { ...process.env, OMP_NUM_THREADS: '2', PYTHONDONTWRITEBYTECODE: '1' },
  })
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk))
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${picture.id}: ${log.slice(-2000)}`))))
  })
  await supervise(child, ended)
}
