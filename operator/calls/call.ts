import type { z } from 'zod'

/** The answer of an operation of the API, by its type; the page is served by the API that answers. */
export type AnswerOf<Operation extends { answer: z.ZodType }> = z.output<Operation['answer']>

/** The API has refused: `message` is for the operator, in English. */
export class Rejection extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Nobody knows whether the call arrived. */
export class NoAnswer extends Error {}

const TIMEOUT_MS = 10_000

/** Throws a `Rejection`, or `NoAnswer` where the connection, the API or what is between them failed. */
export async function call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(`/api/operator${path}`, { method, signal, cache: 'no-store', ...sent }).catch(() => null)
  if (!response || response.status >= 500) throw new NoAnswer()
  const answer = await response.json().catch(() => null)
  if (answer === null) throw new NoAnswer()
  if (!response.ok) throw new Rejection(response.status, String(answer.error ?? response.status))
  return answer
}
