import { millisecondsInDay } from 'date-fns/constants'
import { BESTSELLER, type DealPlan, type DealRow } from '@/backend/demo/deals/build-deal'
import { pictureKeys } from '@/backend/demo/pictures/picture-keys'
import { createRandom, type Random } from '@/backend/demo/random'
import type { reviews } from '@/backend/orders/schema/reviews'
import type { SignedReview } from './authors'

export type ReviewRow = typeof reviews.$inferInsert

/** More reviews than a page has. */
const MANY = 32
const HANDFUL = 10

function howMany(random: Random, { id, soldCount = 0 }: DealRow): number {
  return id === BESTSELLER ? MANY : Math.min(soldCount, Math.floor(random.next() * HANDFUL))
}

/** The reviews of a deal, newest first. They use up the texts in `left`, so that no text repeats within a store. */
export function buildReviews(
  plan: DealPlan,
  deal: DealRow,
  left: SignedReview[],
  now: Date,
  firstId: number,
): ReviewRow[] {
  const random = createRandom(`reviews ${deal.id}`)
  const photos = pictureKeys(plan.written.photos)
  let age = random.int(0, 3)
  return left.splice(0, howMany(random, deal)).map(({ answer, ...signed }, n) => {
    age += random.int(0, 9)
    return {
      id: firstId + n,
      gid: plan.store.gid,
      dealId: deal.id,
      ...signed,
      profilePhoto: '',
      answer: answer ?? '',
      photos: random.chance(0.28) ? photos.splice(0, random.int(1, 2)) : [],
      createdAt: new Date(now.getTime() - age * millisecondsInDay - random.int(1, 80_000) * 1000),
    }
  })
}
