import type { Store } from '@/lib/domain/stores/stores'
import { expressConfig } from './express-config'

/** The store as a checkout may offer it: express payment needs the script of its provider as well. */
export function withOfferedPayments<S extends Pick<Store, 'payments'>>(store: S): S {
  const express = store.payments.express && expressConfig() !== null
  return { ...store, payments: { ...store.payments, express } }
}
