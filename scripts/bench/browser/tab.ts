import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { WebSocket } from 'undici'
import { findChromium } from '@/scripts/launch/chromium'

type Params = Record<string, unknown>
interface Message {
  id?: number
  method?: string
  params?: Params
  result?: Params
  error?: { message: string }
  sessionId?: string
}

/** A tab whose pages may be rendered in advance: Playwright's own sessions switch that off. */
export interface Tab {
  send: (method: string, params?: Params) => Promise<Params>
  evaluate: (expression: string) => Promise<unknown>
  /** from any page of the tab, in their order */
  reports: string[]
  close: () => Promise<void>
}

/** `script` runs at the start of every page, and may call `report(text)`. */
export async function openTab(script: string, width = 1350, height = 940): Promise<Tab> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'plaza-tab-'))
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ]
  const browser = spawn(await findChromium(true), [...flags, `--window-size=${width},${height}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const socket = new WebSocket(await addressOf(browser.stderr))
  await once(socket as unknown as EventTarget, 'open')
  const waiting = new Map<number, { sessionId: string | undefined; answer: (message: Message) => void }>()
  const reports: string[] = []
  let [id, shown] = [0, '']

  function call(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    socket.send(JSON.stringify({ id: ++id, method, params, sessionId }))
    return new Promise((resolve, reject) =>
      waiting.set(id, {
        sessionId,
        answer: ({ result, error }) => (result ? resolve(result) : reject(new Error(error?.message))),
      }),
    )
  }

  async function prepare(sessionId: string, { targetInfo }: { targetInfo: { type: string; subtype?: string } }) {
    if (targetInfo.type !== 'page') return
    // a page that waits answers nothing before it runs
    await Promise.all([
      call('Runtime.enable', {}, sessionId),
      call('Runtime.addBinding', { name: 'report' }, sessionId),
      call('Page.enable', {}, sessionId),
      call('Page.addScriptToEvaluateOnNewDocument', { source: script }, sessionId),
      call('Runtime.runIfWaitingForDebugger', {}, sessionId),
    ])
    if (!targetInfo.subtype) shown = sessionId
  }

  const sessions = new Map<string, string>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(`${data}`) as Message
    if (message.id) waiting.get(message.id)?.answer(message)
    const params = message.params as never
    if (message.method === 'Runtime.bindingCalled') reports.push((params as { payload: string }).payload)
    if (message.method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: { targetId: string; type: string } }
      sessions.set(targetInfo.targetId, sessionId)
      // a page can be gone before it is prepared; another follows it
      prepare(sessionId, params).catch(() => sessions.delete(targetInfo.targetId))
    }
    if (message.method === 'Target.detachedFromTarget') {
      const { sessionId } = params as { sessionId: string }
      if (shown === sessionId) shown = ''
      for (const { answer, ...one } of waiting.values())
        if (one.sessionId === sessionId) answer({ error: { message: 'the page is gone' } })
    }
    if (message.method === 'Target.targetInfoChanged') {
      const { targetInfo } = params as { targetInfo: { targetId: string; type: string; subtype?: string } }
      // the page that was rendered in advance is the one that is shown now
      if (targetInfo.type === 'page' && !targetInfo.subtype) shown = sessions.get(targetInfo.targetId) ?? shown
    }
  })

  await call('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'tab' }, { type: 'page' }] })
  const { targetInfos } = (await call('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: { targetId: string }[]
  }
  const tab = await call('Target.attachToTarget', { targetId: targetInfos[0]?.targetId, flatten: true })
  const auto = { autoAttach: true, flatten: true, waitForDebuggerOnStart: true }
  await call('Target.setAutoAttach', auto, `${tab.sessionId}`)
  const send: Tab['send'] = async (method, params) => {
    while (shown === '') await new Promise((resolve) => setTimeout(resolve, 20))
    return call(method, params, shown)
  }
  await send('Page.enable')
  return {
    send,
    reports,
    async evaluate(expression) {
      const params = { expression, awaitPromise: true, returnByValue: true }
      const answer = await send('Runtime.evaluate', params).catch(() => send('Runtime.evaluate', params))
      return (answer as { result: { value: unknown } }).result.value
    },
    async close() {
      socket.close()
      browser.kill()
      await once(browser, 'exit')
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const part of stderr) {
    text += part
    const [address] = /ws:\/\/\S+/.exec(text) ?? []
    if (address) return address
  }
  throw new Error('the browser did not start')
}
