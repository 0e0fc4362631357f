const API = process.env.API_URL ?? ''

export interface Signed {
  token: string
  secret: string
}

interface Answer<T> {
  RC: number
  records: T
}

export async function readApi<T>(path: string): Promise<T> {
  const answer: Answer<T> = await (await fetch(`${API}${path}`)).json()
  if (answer.RC !== 200) throw new Error(`${path} answered RC ${answer.RC}`)
  return answer.records
}

async function post<T>(path: string, body: unknown): Promise<Answer<T>> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetch(`${API}${path}`, init)).json()
}

export function signedCall<T>(who: Signed, path: string, data?: unknown, method = 'POST'): Promise<Answer<T>> {
  return post('/api/execute', { ...who, path, method, data })
}

/** At the API. Throws when it refuses. */
export async function register(email: string, password = 'shopper-one', firstName = 'Ada'): Promise<Signed> {
  const { RC, records } = await post<Signed>('/api/rest/v7/register', { email, password, first_name: firstName })
  if (RC !== 200) throw new Error(`registering ${email} answered RC ${RC}`)
  return records
}

/** A session of this account in a browser ends. */
export async function logInAt(account: { email: string; password: string }): Promise<Signed> {
  return (await post<Signed>('/api/rest/v8/login', { data: account })).records
}

/** Each from another address, as fast as the API evaluates them. */
export async function guessPassword(email: string, times: number): Promise<void> {
  for (let evaluated = 0, n = 0; evaluated < times; n++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.66.${n}.1` }
    const body = JSON.stringify({ data: { email, password: `guess-${n}` } })
    const response = await fetch(`${API}/api/rest/v8/login`, { method: 'POST', headers, body })
    const { RC, records } = (await response.json()) as Answer<{ retry_after: number } | undefined>
    if (RC === 403) evaluated += 1
    else await new Promise((resolve) => setTimeout(resolve, (records?.retry_after ?? 1) * 1000))
  }
}

interface Message {
  recipient: string
  body: string
}

async function newestMessage(isFor: (recipient: string) => boolean): Promise<string> {
  const response = await fetch(`${API}/dev/outbox`, { headers: { accept: 'application/json' } })
  const { messages } = (await response.json()) as { messages: Message[] }
  return messages.find(({ recipient }) => isFor(recipient))?.body ?? ''
}

export async function readCode(phone: string): Promise<string> {
  return /\d{6}/.exec(await newestMessage((recipient) => recipient.includes(phone)))?.[0] ?? ''
}

export async function readResetLink(email: string): Promise<string> {
  return /\/reset\?token=[\w-]+/.exec(await newestMessage((recipient) => recipient === email))?.[0] ?? ''
}

export async function readConfirmLink(email: string): Promise<string> {
  return (
    /\/account\/confirm-email\?token=[\w-]+/.exec(await newestMessage((recipient) => recipient === email))?.[0] ?? ''
  )
}

/** As `npm run cli -- orders` has it: accept, start, complete, surcharge. Answers the status. */
export async function storeStep(id: string, step: string, body: object = {}): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetch(`${API}/dev/orders/${id}/${step}`, init)).status
}
