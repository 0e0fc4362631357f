import { z } from 'zod'
import { ABILITIES } from '@/backend/operators/access/abilities'
import { CALLS } from '@/backend/operators/operations'
import { orderDetail } from '@/backend/operators/orders/order-schema'
import { WEBHOOK_SIGNATURE_HEADER } from '@/backend/operators/webhooks/send-webhook'
import { STORE_NEWS } from '@/backend/orders/notifications/message-kinds'
import { collectSchemas, type Json } from './collect-schemas'
import { describeOperation, REJECTIONS } from './describe-operation'

const OPERATOR_URL = '/api/operator'
const TOKEN = 'Of `npm run cli -- operators add`, which prints it once.'

const TAGS: Record<(typeof ABILITIES)[number], string> = {
  orders: 'Orders of a store, step by step',
  refunds: 'Money that goes back',
  catalogue: 'What is sold out',
  customers: 'Accounts',
  sales: 'Sums for the books',
}

/** The OpenAPI 3.1 document of the operations and of the webhook, generated from their schemas. */
export function operatorDocument(): Json {
  const { schemas, add } = collectSchemas()
  const error = add('error', z.object({ error: z.string() }))
  const paths: Record<string, Json> = {}
  for (const operation of CALLS) {
    const described = describeOperation(operation, { schemas, add })
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plaza operator API',
      version: '1.0.0',
      description: 'What people of a store do by calls of the reference API; docs/operations.md explains it.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Plaza' },
    },
    servers: [{ url: OPERATOR_URL }],
    security: [{ token: [] }],
    tags: ABILITIES.map((name) => ({ name, description: TAGS[name] })),
    paths,
    webhooks: { order: { post: describeWebhook(add('webhook', webhookBody)) } },
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: TOKEN } },
      responses: rejections(error),
    },
  }
}

const webhookBody = z.object({
  id: z.string().describe('the same when it comes again'),
  event: z.enum(STORE_NEWS.map((news) => `order.${news}` as const)),
  order: orderDetail,
})

function rejections(schema: Json): Json {
  const content = { 'application/json': { schema } }
  return Object.fromEntries(
    Object.entries(REJECTIONS).map(([status, description]) => [status, { description, content }]),
  )
}

function describeWebhook(schema: Json): Json {
  const signature = { name: WEBHOOK_SIGNATURE_HEADER, in: 'header', required: true, schema: { type: 'string' } }
  return {
    operationId: 'order_webhook',
    summary: 'An order that a store can accept, or has not accepted for a while.',
    description:
      'Posted to the store’s `webhook_url`, signed: t=SECONDS,v1=HMAC-SHA256 of "SECONDS.BODY". A second v1 may follow ' +
      'while secrets are rotated; one of them must be right.',
    tags: ['orders'],
    security: [],
    parameters: [signature],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'Taken; anything else is tried again' }, '4XX': { description: 'Tried again' } },
  }
}
