import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'

export interface Match {
  call: Call
  params: Record<string, string>
}

const OPEN_TO_EXECUTE = CALLS.filter((call) => call.access === 'customer' || call.access === 'visitor')
const PLAIN_PATH = /^\/api\/rest\/v\d\/[\w/-]+$/

/** Compares paths without decoding or normalising them, so that a manipulated path matches nothing. */
export function matchCall(method: string, path: string): Match | null {
  const cut = path.indexOf('?')
  const bare = cut < 0 ? path : path.slice(0, cut)
  if (!PLAIN_PATH.test(bare)) return null
  const given = bare.split('/')
  for (const call of OPEN_TO_EXECUTE) {
    if (call.method !== method) continue
    const parts = matchParts(call.path.split('/'), given)
    if (parts) return { call, params: { ...readQuery(cut < 0 ? '' : path.slice(cut + 1)), ...parts } }
  }
  return null
}

function matchParts(template: string[], given: string[]): Record<string, string> | null {
  if (template.length !== given.length) return null
  const parts: Record<string, string> = {}
  for (const [index, expected] of template.entries()) {
    const value = given[index] ?? ''
    const name = expected.match(/^\{(\w+)\}$/)?.[1]
    if (name) {
      if (value === '') return null
      parts[name] = value
    } else if (value !== expected) return null
  }
  return parts
}

function readQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}
