import { request } from './request'

type Namespaces = Record<string, unknown>
const loaded = new Map<string, Promise<unknown>>()

/** Loads namespaces in the document's language, each once. Rejects when they cannot be loaded. */
export async function loadNamespaces(names: readonly string[]): Promise<Namespaces> {
  const entries = await Promise.all(names.map(async (name) => [name, await loadNamespace(name)]))
  return Object.fromEntries(entries) as Namespaces
}

function loadNamespace(name: string): Promise<unknown> {
  const pending = loaded.get(name) ?? fetchNamespace(name)
  loaded.set(name, pending)
  pending.catch(() => loaded.delete(name))
  return pending
}

async function fetchNamespace(namespace: string): Promise<unknown> {
  const answer = await request('GET /api/messages/[lan]/[namespace]', { params: { namespace } })
  if (!answer.ok) throw new Error(`the texts of ${namespace}: ${answer.code}`)
  return answer.value
}
