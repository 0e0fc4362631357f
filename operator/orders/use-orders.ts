import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { listOrders, readOrder } from '@/backend/operators/orders/order-reads'
import { type AnswerOf, call } from '@/operator/calls/call'

type OrderList = AnswerOf<typeof listOrders>
export type OrderSummary = OrderList['orders'][number]
export type OrderDetail = AnswerOf<typeof readOrder>

const OPEN_MS = 2000
const REST_MS = 15_000
const PAGE_SIZE = 100

function fetchOrders(query: Record<string, string>): Promise<OrderList> {
  return call('GET', `/orders?${new URLSearchParams({ ...query, page_size: `${PAGE_SIZE}` })}`)
}

export function fetchOrder(id: string): Promise<OrderDetail> {
  return call('GET', `/orders/${encodeURIComponent(id)}`)
}

/** What the store has to do, every 2 s also where the page is not in sight, so that it rings. */
export function useOpenOrders(store: string | undefined) {
  const { data, isError } = useQuery({
    queryKey: ['orders', 'open', store],
    queryFn: () => fetchOrders({ store: store ?? '', state: 'open' }),
    enabled: store !== undefined,
    networkMode: 'always',
    refetchInterval: OPEN_MS,
    refetchIntervalInBackground: true,
  })
  // oldest first: who has waited longest is next
  const orders = (data?.orders ?? []).filter((order) => !order.awaits_payment).reverse()
  return {
    isLoading: data === undefined && !isError,
    isOffline: isError,
    waiting: orders.filter(({ state }) => state === 'pending'),
    accepted: orders.filter(({ state }) => state === 'processing'),
  }
}

export type OpenOrders = ReturnType<typeof useOpenOrders>

/** The orders of the day that are over or were refunded in full, newest first. */
export function useFinishedOrders(store: string, isShown: boolean) {
  const { data } = useQuery({
    queryKey: ['orders', 'today', store],
    queryFn: () => fetchOrders({ store, day: 'today', state: 'all' }),
    enabled: isShown,
    networkMode: 'always',
    refetchInterval: REST_MS,
  })
  return (data?.orders ?? []).filter((order) => !order.is_open && !order.awaits_payment)
}

/** Orders of any day by a number, name or phone; an id that was scanned finds one. */
export function useFoundOrders(store: string, text: string) {
  return useQuery({
    queryKey: ['orders', 'found', store, text],
    queryFn: async () => (await fetchOrders({ store, text, day: 'any', state: 'all' })).orders,
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
}

/** An order in full; `summary` is that of the list, whose every change reads it again. */
export function useOrder(id: string, summary: OrderSummary | undefined) {
  return useQuery({
    queryKey: ['orders', 'one', id, summary ?? null],
    queryFn: () => fetchOrder(id),
    placeholderData: (previous: OrderDetail | undefined) => (previous?.id === id ? previous : undefined),
    networkMode: 'always',
    refetchInterval: REST_MS,
  })
}
