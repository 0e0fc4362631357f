import type { Customer } from '@/lib/domain/account/customer'
import type { ApplyChange } from './use-customer'

export interface TabProps {
  customer: Customer
  applyChange: ApplyChange
  onDone: (text: string) => void
}
