import type { Customer } from '@/lib/domain/account/customer'
import type { Keep } from './use-customer'

/** The props of every tab of the editor. */
export interface TabProps {
  customer: Customer
  keep: Keep
  /** closes the editor and shows the result */
  onDone: (text: string) => void
}
