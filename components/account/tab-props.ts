import type { Customer } from '@/lib/domain/account/customer'
import type { ApplyChange } from './use-customer'

/** The props of every tab of the editor. */
export interface TabProps {
  customer: Customer
  applyChange: ApplyChange
  /** closes the editor and shows the result */
  onDone: (text: string) => void
}
