import { pageLanguage } from './request'

type Namespaces = Record<string, unknown>
const loaded = new Map<string, Promise<unknown>>()

/** Namespaces of the document's language, each asked for once. Rejects while they cannot be had. */
export async function loadNamespaces(names: readonly string[]): Promise<Namespaces> {
  const entries = await Promise.all(names.map(async (name) => [name, await loadNamespace(name)]))
  return Object.fromEntries(entries) as Namespaces
}

function loadNamespace(name: string): Promise<unknown> {
  const address = `/api/messages/${pageLanguage()}/${name}`
  const pending = loaded.get(address) ?? fetchJson(address)
  loaded.set(address, pending)
  pending.catch(() => loaded.delete(address))
  return pending
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
