import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ItemsScreen } from './items/items-screen'
import { Offline } from './layout/offline'
import { useAttendance } from './layout/use-attendance'
import { hashOf, useHash } from './layout/use-hash'
import { NowScreen } from './now/now-screen'
import { OrdersScreen } from './orders/orders-screen'
import { useOpenOrders } from './orders/use-orders'
import { RingButton } from './ring/ring-button'
import { SettingsScreen } from './session/settings-screen'
import type { Self } from './session/use-self'

const STORE = 'operator-store'

/** The screens of a store: its orders, its items, and the settings of this browser. */
export function Desk({ self }: { self: Self }) {
  const t = useTranslations('operator')
  const [screen = 'orders', id] = useHash()
  const [chosen, setChosen] = useState(() => localStorage.getItem(STORE))
  const store = self.stores.find(({ key }) => key === chosen) ?? self.stores[0]
  const open = useOpenOrders(store?.key)
  useAttendance(store?.key)
  if (!store) return <p className="p-6">{t('no_stores')}</p>
  const screens = [
    'orders',
    'now',
    ...(self.abilities.includes('catalogue') ? ['items' as const] : []),
    'settings',
  ] as const
  const choose = (key: string) => {
    localStorage.setItem(STORE, key)
    setChosen(key)
    location.hash = hashOf('orders')
  }
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] print:block">
      <header className="top-0 tall:sticky z-10 border-b border-line bg-surface print:hidden">
        <nav aria-label={t('screens')} className="flex items-center px-1 sm:gap-1 sm:px-4">
          {screens.map((one) => (
            <a
              key={one}
              href={hashOf(one)}
              aria-current={one === screen ? 'page' : undefined}
              className="min-h-13 content-center border-b-2 border-transparent px-2 font-semibold sm:px-3 whitespace-nowrap text-ink-soft aria-[current]:border-accent aria-[current]:text-accent-ink"
            >
              {t(`screen_${one}`)}
            </a>
          ))}
          <div className="ms-auto">
            <RingButton waiting={open.waiting.length} />
          </div>
        </nav>
        <Offline isOffline={open.isOffline} />
      </header>
      {screen === 'now' ? (
        <NowScreen store={store} />
      ) : screen === 'items' ? (
        <ItemsScreen store={store} />
      ) : screen === 'settings' ? (
        <SettingsScreen self={self} store={store} onStore={choose} />
      ) : (
        <OrdersScreen key={store.key} self={self} store={store} open={open} openId={id} />
      )}
    </div>
  )
}
