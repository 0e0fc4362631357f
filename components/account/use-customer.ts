import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Changed, fetchCustomer } from '@/lib/browser/account/fetch-account'
import { setCustomer } from '@/lib/browser/session/session-store'
import type { Customer } from '@/lib/domain/account/customer'
import { type Result, success } from '@/lib/domain/result'
import { customerKey } from '@/lib/routes/query-keys'

/** The logged-in customer; a change appears everywhere on the page. */
export function useCustomer() {
  const client = useQueryClient()
  const { data, isPending, refetch } = useQuery({ queryKey: customerKey, queryFn: fetchCustomer })
  const applyChange = async (change: Changed): Promise<Result<Customer | null>> => {
    const answer = await change
    if (answer.ok && answer.value) {
      client.setQueryData(customerKey, success(answer.value))
      setCustomer(answer.value.firstName)
    } else if (answer.ok || answer.code === 'change_unknown') {
      await client.invalidateQueries({ queryKey: customerKey })
    }
    return answer
  }
  return { customer: data, isPending, reload: refetch, applyChange }
}

export type ApplyChange = ReturnType<typeof useCustomer>['applyChange']

export interface TabProps {
  customer: Customer
  applyChange: ApplyChange
  onDone: (text: string) => void
}
