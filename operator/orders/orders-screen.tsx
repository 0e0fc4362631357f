import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Segments } from '@/components/ui/forms/segments'
import { Spinner } from '@/components/ui/loading/spinner'
import { hashOf } from '@/operator/layout/use-hash'
import type { Self, Store } from '@/operator/session/use-self'
import { FindOrder } from './find-order'
import { OrderCard } from './order-card'
import { OrderView } from './order-view'
import { type OpenOrders, type OrderSummary, useFinishedOrders, useFoundOrders } from './use-orders'

interface OrdersScreenProps {
  self: Self
  store: Store
  open: OpenOrders
  /** the one that is shown in full: beside the list, on a phone in its place */
  openId: string | undefined
}

const [OPEN, FINISHED] = [0, 1]

export function OrdersScreen({ self, store, open, openId }: OrdersScreenProps) {
  const t = useTranslations('operator')
  const [shown, setShown] = useState(OPEN)
  const [text, setText] = useState('')
  const finished = useFinishedOrders(store.key, shown === FINISHED)
  const found = useFoundOrders(store.key, text)
  const todo = [...open.waiting, ...open.accepted]
  const listed = text !== '' ? (found.data ?? []) : shown === FINISHED ? finished : todo
  const empty = text !== '' ? 'none_found' : shown === FINISHED ? 'none_finished' : 'none_open'
  return (
    <main className="mx-auto grid w-full max-w-page md:grid-cols-[minmax(20rem,2fr)_3fr] print:block">
      <h1 className="sr-only">{t('screen_orders')}</h1>
      <section
        aria-label={t('all_orders')}
        className={`content-start gap-4 p-3 sm:p-4 print:hidden ${openId ? 'hidden md:grid' : 'grid'}`}
      >
        <FindOrder text={text} onText={setText} onFound={(id) => (location.hash = hashOf('orders', id))} />
        {text === '' && (
          <Segments
            legend={t('which_orders')}
            value={shown}
            onChange={setShown}
            options={[
              { value: OPEN, content: t('open_orders', { count: todo.length }) },
              { value: FINISHED, content: t('finished_orders') },
            ]}
          />
        )}
        {open.isLoading ? (
          <Spinner className="size-8 justify-self-center" />
        ) : (
          <OrderList orders={listed} store={store} openId={openId} empty={t(empty)} />
        )}
      </section>
      {openId ? (
        <OrderView
          key={openId}
          id={openId}
          summary={todo.find(({ id }) => id === openId)}
          store={store}
          abilities={self.abilities}
        />
      ) : (
        <p className="hidden place-content-center p-10 text-ink-soft md:grid">{t('choose_order')}</p>
      )}
    </main>
  )
}

interface OrderListProps {
  orders: OrderSummary[]
  store: Store
  openId: string | undefined
  empty: string
}

function OrderList({ orders, store, openId, empty }: OrderListProps) {
  if (orders.length === 0) return <EmptyState title={empty} />
  return (
    <ul className="grid gap-2.5">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} timeZone={store.time_zone} isOpen={order.id === openId} />
        </li>
      ))}
    </ul>
  )
}
