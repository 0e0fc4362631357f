import { CALLS } from '@/lib/contract/calls'
import { answerOf, PARTS } from '@/lib/contract/define-call'
import { EXECUTE_PATH, executeBody } from '@/lib/contract/session'
import { CONTRACT_VERSION } from '@/lib/contract/version'
import { nothing } from '@/lib/contract/wire'
import { collectSchemas, type Json } from './collect-schemas'
import { answerOk, describeCall, REJECTED_WRITE, requestBody } from './describe-call'

const SESSION = `Not a header: the call is sent to ${EXECUTE_PATH}, with token and secret in its body.`

/** The answer of the dispatched call. */
const EXECUTE_ANSWER = {
  type: 'object',
  required: ['RC'],
  properties: { RC: { type: 'integer' }, msg: { type: 'string' }, records: { examples: [[]] } },
}

const TAGS: Record<(typeof PARTS)[number] | 'gateway', string> = {
  gateway: 'How signed calls are sent',
  shop: 'A shop that can be looked at',
  login: 'Accounts and sessions',
  checkout: 'From a cart to an order',
  orders: 'Orders that were placed',
  rest: 'Everything else',
}

/** The OpenAPI 3.1 document of every call in the contract, generated from its schemas. */
export function openApiDocument(): Json {
  const { schemas, add } = collectSchemas()
  const paths: Record<string, Json> = {}
  for (const part of PARTS) {
    for (const call of CALLS.filter((one) => one.part === part)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call, { schemas, add }) }
    }
  }
  const failure = add('failure', answerOf(nothing))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plaza commerce API',
      version: CONTRACT_VERSION,
      description: 'What a platform implements for the storefront; docs/contract explains it.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Plaza' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: {
      [EXECUTE_PATH]: {
        post: {
          operationId: 'execute',
          summary: 'The gateway for signed calls.',
          description: 'Makes one call of a customer: answers what the call answers, or RC 401 for an unknown session.',
          tags: ['gateway'],
          security: [],
          requestBody: requestBody(add('execute_request', executeBody), schemas),
          responses: { ...answerOk(EXECUTE_ANSWER, schemas), ...REJECTED_WRITE },
        },
      },
      ...paths,
    },
    components: { schemas, securitySchemes: SECURITY, responses: rejections(failure) },
  }
}

const SECURITY = { session: { type: 'http', scheme: 'execute', description: SESSION } }

/** The reference API's rejections before it reads a call; the storefront reads `RC` of any status below 500. */
function rejections(schema: Json): Json {
  const response = (description: string, RC: number, msg: string) => ({
    description,
    content: { 'application/json': { schema, examples: { example: { value: { RC, msg } } } } },
  })
  return {
    not_json: response('The body is not JSON', 400, 'the body is not JSON'),
    foreign_page: response('A browser sent it from a page of another site', 403, 'not from a page of another site'),
    no_such_call: response('An API without this call', 404, 'no such call'),
    too_large: response('The body is too large', 400, 'the request body is too large'),
    busy: response('Too many calls at once, or no database; it may be tried again', 503, 'busy, try again'),
  }
}
