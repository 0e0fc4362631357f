import type { Customer } from '@/lib/domain/account/customer'
import type { Keep } from './use-customer'

/** What every tab of the editor gets. */
export interface TabProps {
  customer: Customer
  keep: Keep
  /** closes the editor and says what happened */
  onDone: (text: string) => void
}
