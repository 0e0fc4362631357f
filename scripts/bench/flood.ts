import { Agent, request } from 'undici'
import { timesOf } from './times'

export interface Flood {
  seconds: number
  /** answers 200 within the deadline, per second */
  goodput: number
  sent: number
  good: number
  /** 503 with Retry-After */
  refused: number
  /** anything else: late, another status, no response */
  lost: number
  /** milliseconds */
  good99: number
  refused99: number
}

interface Answer {
  kind: 'good' | 'refused' | 'lost'
  ms: number
}

async function ask(agent: Agent, url: string, deadline: number): Promise<Answer> {
  const start = performance.now()
  const took = () => performance.now() - start
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal: AbortSignal.timeout(deadline),
    })
    await body.dump()
    if (statusCode === 200) return { kind: 'good', ms: took() }
    return { kind: statusCode === 503 && headers['retry-after'] ? 'refused' : 'lost', ms: took() }
  } catch {
    return { kind: 'lost', ms: took() }
  }
}

function summary(answers: Answer[], seconds: number): Flood {
  const of = (kind: Answer['kind']) => answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms)
  const [good, refused, lost] = [of('good'), of('refused'), of('lost')]
  return {
    seconds,
    goodput: good.length / seconds,
    sent: answers.length,
    good: good.length,
    refused: refused.length,
    lost: lost.length,
    good99: Math.round(timesOf(good).p99),
    refused99: Math.round(timesOf(refused).p99),
  }
}

/** Measures capacity: each of `callers` sends a request as soon as its last one is answered. */
export async function askInTurn(urls: string[], callers: number, seconds: number, deadline: number): Promise<Flood> {
  const agent = new Agent({ connections: callers })
  const answers: Answer[] = []
  const start = performance.now()
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let n = caller; performance.now() - start < seconds * 1000; n++) {
        answers.push(await ask(agent, urls[n % urls.length] ?? '', deadline))
      }
    }),
  )
  await agent.destroy()
  return summary(answers, (performance.now() - start) / 1000)
}

/** Simulates a crowd: sends `rate` requests per second, regardless of earlier responses. */
export async function flood(urls: string[], rate: number, seconds: number, deadline: number): Promise<Flood> {
  const agent = new Agent({ connections: 4096 })
  const asked: Promise<Answer>[] = []
  const start = performance.now()
  for (let due = 0; performance.now() - start < seconds * 1000; ) {
    due = Math.floor(((performance.now() - start) / 1000) * rate)
    while (asked.length < due) asked.push(ask(agent, urls[asked.length % urls.length] ?? '', deadline))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const offered = (performance.now() - start) / 1000
  const answers = await Promise.all(asked)
  await agent.destroy()
  return summary(answers, offered)
}
