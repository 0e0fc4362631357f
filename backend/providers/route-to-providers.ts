import { LoggableError } from '@/lib/telemetry/loggable-error'
import { isSandbox, type ProviderName } from './configured-providers'
import { PAY_PATH } from './pay-path'
import { PATIENCE_MS, type PaymentProvider } from './payment-provider'
import type { ProviderAdapter } from './provider-adapter'

/** What is recorded of our attempts to pay, by their idempotency keys. */
export interface AttemptLookup {
  /** null for an unknown key; `reference`: the provider's own id, null until it is opened there */
  find(idempotencyKey: string): Promise<{ provider: ProviderName; reference: string | null } | null>
  setReference(idempotencyKey: string, reference: string): Promise<void>
}

interface Providers {
  attempts: AttemptLookup
  publicUrl: string
  /** takes what no real provider does, in a demo */
  sandbox: PaymentProvider
  adapters: Partial<Record<ProviderName, ProviderAdapter>>
}

/** An attempt without a reference is unknown to its provider: nobody could pay it. Throws for one not configured. */
export function routeToProviders({ attempts, publicUrl, sandbox, adapters }: Providers): PaymentProvider {
  /** null: the sandbox's */
  function adapterOf(provider: ProviderName): ProviderAdapter | null {
    if (isSandbox(provider)) return null
    const adapter = adapters[provider]
    if (!adapter) throw new LoggableError(`${provider} is not configured`)
    return adapter
  }
  async function locate(idempotencyKey: string) {
    const row = await attempts.find(idempotencyKey)
    if (!row) throw new Error('no attempt has this key')
    return { adapter: adapterOf(row.provider), reference: row.reference }
  }
  return {
    patienceMs: PATIENCE_MS,
    charge: (request, signal) => sandbox.charge(request, signal),
    async chargeSaved(request, signal) {
      const adapter = adapterOf(request.provider)
      if (!adapter) return sandbox.chargeSaved(request, signal)
      if (!adapter.confirm) throw new Error('this provider saves no cards')
      const { idempotencyKey } = request
      const { reference } = await adapter.open({ ...request, reference: null })
      await attempts.setReference(idempotencyKey, reference)
      // its caller may have given up meanwhile
      signal.throwIfAborted()
      return adapter.confirm(reference, request)
    },
    async open(request, signal) {
      const adapter = adapterOf(request.provider)
      return adapter ? adapter.open(request) : sandbox.open(request, signal)
    },
    async capture(request, signal) {
      const { adapter, reference } = await locate(request.idempotencyKey)
      if (!adapter) return sandbox.capture(request, signal)
      if (!adapter.capture || !reference) throw new Error('this payment is not captured by us')
      return adapter.capture(reference, request.idempotencyKey)
    },
    async find(idempotencyKey, signal) {
      const { adapter, reference } = await locate(idempotencyKey)
      if (!adapter) return sandbox.find(idempotencyKey, signal)
      return reference ? adapter.find(reference) : null
    },
    async refund(request, signal) {
      const { adapter, reference } = await locate(request.chargeKey)
      if (!adapter) return sandbox.refund(request, signal)
      if (!reference) throw new Error('no payment was opened to refund')
      return adapter.refund(reference, request)
    },
    async close(idempotencyKey) {
      const { adapter, reference } = await locate(idempotencyKey)
      if (reference) await adapter?.close?.(reference)
    },
    pageFor: (paymentId) => `${publicUrl}${PAY_PATH}/${paymentId}`,
    vaultOf: (provider) => (adapterOf(provider) ?? { vault: sandbox.vaultOf(provider) }).vault ?? null,
  }
}
