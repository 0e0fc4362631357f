import { LoggableError } from '@/lib/telemetry/loggable-error'
import { isSandbox, type ProviderName } from './configured-providers'
import { PATIENCE_MS, type PaymentProvider } from './payment-provider'
import type { ProviderAdapter } from './provider-adapter'

/** The path of our payment page, followed by the attempt's id. */
export const PAY_PATH = '/pay'

/** Reads and records attempts by their idempotency keys. */
export interface AttemptLookup {
  /** null for an unknown key; `reference` is the provider's id, null until the payment is opened there */
  find(idempotencyKey: string): Promise<{ provider: ProviderName; reference: string | null } | null>
  setReference(idempotencyKey: string, reference: string): Promise<void>
}

interface Providers {
  attempts: AttemptLookup
  publicUrl: string
  /** takes in a demo what no real provider does */
  sandbox: PaymentProvider
  adapters: Partial<Record<ProviderName, ProviderAdapter>>
}

/**
 * Passes each call to the provider of its attempt. An attempt without a reference is unknown to its provider: nobody
 * could pay it. Throws for a provider that is not configured.
 */
export function routeToProviders({ attempts, publicUrl, sandbox, adapters }: Providers): PaymentProvider {
  /** null for the sandbox */
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
      // the caller may have given up meanwhile
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
    payUrlFor: (paymentId) => `${publicUrl}${PAY_PATH}/${paymentId}`,
    vaultOf: (provider) => (adapterOf(provider) ?? { vault: sandbox.vaultOf(provider) }).vault ?? null,
  }
}
