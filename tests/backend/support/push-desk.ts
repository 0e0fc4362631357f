import { readFileSync } from 'node:fs'
import https from 'node:https'
import { expect } from 'vitest'
import webPushLibrary from 'web-push'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { devices } from '@/backend/customers/schema/devices'
import { jobs } from '@/backend/platform/jobs/schema'
import { PUSH_HOSTS } from '@/backend/providers/push/push-hosts'
import { makeBrowserKeys } from '@/tests/support/push-service/browser-keys'
import { CERTIFICATE, openPushService } from '@/tests/support/push-service/open-push-service'
import { makeDeal, makeStore, nextId } from './factories'
import { openTestApp, type Tokens } from './test-app'

export function deviceToken(endpoint: string, { keys } = makeBrowserKeys()): string {
  return JSON.stringify({ endpoint, expirationTime: null, keys })
}

export async function openPushDesk() {
  https.globalAgent.options.ca = readFileSync(CERTIFICATE)
  const service = await openPushService()
  const vapid = webPushLibrary.generateVAPIDKeys()
  const hosts = [...PUSH_HOSTS, service.host]
  const webPush = { ...vapid, subject: 'mailto:orders@plaza.test', hosts, timeoutMs: 300 }
  const api = await openTestApp({ simulator: false, webPush })
  const deal = await makeDeal(api.db, await makeStore(api.db, { domain: 'spa.test' }), { stock: 100_000 })

  const register = (tokens: Tokens, token: string, { language = 'en', provider = 'webpush' } = {}) => {
    const data = { provider, device_token: token }
    const body = { ...tokens, path: '/api/rest/v7/device_token', method: 'POST', data }
    return api.post('/api/execute', body, { 'accept-language': language })
  }
  return {
    api,
    service,
    deal,
    vapid,
    register,
    work: () => runWorkerOnce(api.deps),
    async subscribe(tokens: Tokens, language = 'en') {
      const browser = makeBrowserKeys()
      const endpoint = service.endpoint(`browser-${nextId()}`)
      expect((await register(tokens, deviceToken(endpoint, browser), { language })).RC).toBe(200)
      const messages = () =>
        service.deliveries
          .filter(({ path }) => endpoint.endsWith(path))
          .map(({ body }) => JSON.parse(browser.decrypt(body)))
      return { endpoint, browser, messages }
    },
    endpoints: async () => (await api.db.select().from(devices)).map(({ endpoint }) => endpoint),
    async reset() {
      service.deliveries.length = 0
      service.answerWith(201)
      await api.db.delete(jobs)
      await api.db.delete(devices)
    },
    async close() {
      await api.close()
      await service.close()
      https.globalAgent.options.ca = undefined
    },
  }
}
