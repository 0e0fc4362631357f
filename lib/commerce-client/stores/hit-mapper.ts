import type { z } from 'zod'
import type { hit } from '@/lib/contract/hit'
import type { Hit } from '@/lib/domain/stores/hit'

const KINDS = ['section', 'product', 'category'] as const

/** Empty unless the API says why it found something: a part of what is made of the row. */
export function withHit(wire: z.output<typeof hit>): { hit?: Hit } {
  if (!wire) return {}
  return { hit: { of: KINDS.find((kind) => kind === wire.of) ?? null, name: wire.nm, count: wire.cnt ?? null } }
}
