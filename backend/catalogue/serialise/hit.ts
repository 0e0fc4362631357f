import type { z } from 'zod'
import type { Hit } from '@/backend/catalogue/search/hit'
import type { hit } from '@/lib/contract/hit'
import type { Language } from '@/lib/domain/languages/languages'

export function toHit(found: Hit | undefined, lan: Language): z.input<typeof hit> {
  return found && { of: found.of, nm: found.name[lan], ...(found.count !== undefined && { cnt: found.count }) }
}
