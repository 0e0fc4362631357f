import type { ApiRoutes } from './routes'

/** `METHOD /path` */
export type ApiRoute = keyof ApiRoutes

/** A failure responds with `{code, detail}`. */
export type AnswerOf<R extends ApiRoute> = ApiRoutes[R]['answer']

/** `{id: string}` for `/api/orders/[id]/cancel`. */
export type ParamsOf<R extends string> = R extends `${string}[${infer Name}]${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : Record<never, string>

/** The JSON body, or the query with its values as text; null without either. */
export type SentOf<R extends ApiRoute> = ApiRoutes[R] extends { body: infer Body }
  ? Body
  : ApiRoutes[R] extends { query: infer Query }
    ? { [Name in keyof Query]: `${Query[Name] & (string | number)}` }
    : null

/** Except its abort signal; `[lan]` is always the page's language. */
export type CallOptions<R extends ApiRoute> = Omit<ApiRoutes[R], 'answer'> &
  (R extends `${string}[${string}` ? { params: Omit<ParamsOf<R>, 'lan'> } : unknown) & { signal?: AbortSignal }
