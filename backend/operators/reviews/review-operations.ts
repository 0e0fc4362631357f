import { z } from 'zod'
import { linesOr } from '@/backend/operators/operation/command'
import { instant, page, rowId, storeKeys, words } from '@/backend/operators/operation/fields'
import { defineOperation, Recorded } from '@/backend/operators/operation/operation'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { hideReview as hide } from '@/backend/orders/reviews/hide-review'
import { listStoreReviews, REVIEW_STATES, readStoreReview } from './store-reviews'

const review = z
  .object({
    id: z.int(),
    store: z.string().describe('key of the store'),
    order_id: z.string().nullable(),
    author: z.string().describe('as it is shown'),
    stars: z.int(),
    text: z.string(),
    answer: z.string().describe('of the store; empty: none'),
    written_at: instant,
    hidden_since: instant.nullable().describe('null: it is shown'),
    hidden_reason: z.string(),
  })
  .meta({ id: 'store_review' })

type Found = Awaited<ReturnType<typeof readStoreReview>>

function toReview({ review: row, store }: Found): z.input<typeof review> {
  return {
    id: row.id,
    store,
    order_id: row.orderId,
    author: row.author,
    stars: row.rating,
    text: row.body,
    answer: row.answer,
    written_at: row.createdAt.toISOString(),
    hidden_since: row.hiddenAt?.toISOString() ?? null,
    hidden_reason: row.hiddenReason,
  }
}

export const listReviews = defineOperation({
  name: 'reviews.list',
  about: 'Reviews of the operator’s stores, also hidden ones: 50 to a page, newest first.',
  method: 'GET',
  path: '/reviews',
  ability: 'customers',
  request: z.object({ store: storeKeys, state: z.enum(REVIEW_STATES).default('all'), page }),
  answer: z.object({ reviews: z.array(review), total: z.int() }),
  async run({ db, actor }, { store, state, page }) {
    const { items, total } = await listStoreReviews(db, actor, { stores: store, state, page })
    return { reviews: items.map(toReview), total }
  },
  commands: {
    list: {
      form: ['--store <key...>', '--state <state>', '--page <n>'],
      print: ({ reviews, total }) =>
        linesOr([...reviews.map(lineOf), ...(total > 0 ? [`${reviews.length} of ${total}`] : [])], 'no reviews'),
    },
  },
})

async function setReason({ db, actor, now }: OperationContext, id: number, reason: string | null) {
  await readStoreReview(db, actor, id)
  const isChanged = await hide(db, id, reason, now())
  const answer = toReview(await readStoreReview(db, actor, id))
  return new Recorded(answer, isChanged ? '' : null)
}

export const hideReview = defineOperation({
  name: 'reviews.hide',
  about:
    'Nobody sees it any more, and it counts in no rating. Its writer cannot write another; the reason is in the export of their account, and erased with it.',
  method: 'POST',
  path: '/reviews/{id}/hide',
  ability: 'customers',
  request: z.object({ id: rowId, reason: words }),
  answer: review,
  audit: ({ id }) => ({ subject: `review ${id}` }),
  run: (context, { id, reason }) => setReason(context, id, reason),
  commands: { hide: { form: ['<id>', '<reason...>'], print: ({ id }) => [`${id}: is hidden`] } },
})

export const unhideReview = defineOperation({
  name: 'reviews.unhide',
  about: 'It is shown and counts again.',
  method: 'POST',
  path: '/reviews/{id}/unhide',
  ability: 'customers',
  request: z.object({ id: rowId }),
  answer: review,
  audit: ({ id }) => ({ subject: `review ${id}` }),
  run: (context, { id }) => setReason(context, id, null),
  commands: { unhide: { form: ['<id>'], print: ({ id }) => [`${id}: is shown`] } },
})

function lineOf(row: z.output<typeof review>): string {
  const { id, store, order_id: orderId, stars, text, written_at: at, hidden_since: hidden } = row
  const line = [id, store, at, `${stars} of 5`, orderId, text.replace(/\s+/g, ' '), hidden && `hidden since ${hidden}`]
  return line.filter(Boolean).join('  ')
}
