import { readdirSync, readFileSync } from 'node:fs'

/** Memory of a process and its descendants, in MiB. Linux only. */
export function residentMiB(pid: number): number {
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  return childrenOf(pid).reduce((sum, child) => sum + residentMiB(child), own)
}

/** Processor time of a process with all its threads, in ms. Linux only, whose ticks are 10 ms. */
export function processorMs(pid: number): number {
  // the name before may contain blanks
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const lists = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'))
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
}
