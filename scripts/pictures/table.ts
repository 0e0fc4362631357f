import { readFileSync } from 'node:fs'
import { z } from 'zod'

const TABLE = 'scripts/pictures/pictures.json'

/** What an id's folder says about its picture. */
const SHAPES = {
  dish: { width: 720, height: 540, samples: 24 },
  deal: { width: 900, height: 675, samples: 24 },
  cover: { width: 1600, height: 900, samples: 18 },
}

const tableSchema = z.record(
  z.string().regex(/^(dish|deal|cover)\/[a-z0-9]+(-[a-z0-9]+)*$/),
  z.strictObject({
    recipe: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    seed: z.int().positive(),
    parameters: z.record(z.string(), z.json()).default({}),
  }),
)

export interface Picture {
  /** such as `dish/beef-pho` */
  id: string
  recipe: string
  seed: number
  /** the keywords of the recipe's function */
  parameters: Record<string, unknown>
  width: number
  height: number
  samples: number
}

/** Every declared picture, in the order of the table. */
export function readTable(): Picture[] {
  const table = tableSchema.parse(JSON.parse(readFileSync(TABLE, 'utf8')))
  return Object.entries(table).map(([id, entry]) => {
    const shape = SHAPES[id.slice(0, id.indexOf('/')) as keyof typeof SHAPES]
    return { id, ...entry, ...shape }
  })
}
