import { readdirSync } from 'node:fs'
import path from 'node:path'

type Handle = (request: Request, segment: { params: Promise<Record<string, unknown>> }) => Promise<Response>

export interface Handler {
  method: string
  /** as `/api/orders/[id]/cancel` */
  route: string
  handle: Handle
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** As Next finds them: one that is written tomorrow is among them. */
export async function handlersBelow(folder: string): Promise<Handler[]> {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  const found: Handler[] = []
  for (const file of files.filter((name) => path.basename(name) === 'route.ts')) {
    const module: Record<string, Handle> = await import(/* @vite-ignore */ path.join(ROOT, folder, file))
    const route = `/${path.join(path.relative('app', folder), path.dirname(file))}`
    for (const method of METHODS) if (module[method]) found.push({ method, route, handle: module[method] })
  }
  return found
}

export const segment = { params: Promise.resolve({ id: 'o1', lan: 'en', gid: '12', namespace: 'common', path: ['x'] }) }
