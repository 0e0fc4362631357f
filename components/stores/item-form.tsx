'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { QuantityStepper } from '@/components/ui/forms/quantity-stepper'
import { useNow } from '@/components/ui/loading/use-now'
import { addToCart } from '@/lib/browser/cart/menu-cart'
import { preselect, unansweredGroups, visibleGroups } from '@/lib/domain/deals/deal-selection'
import { formatMoney } from '@/lib/domain/money/money'
import type { OrderingStore, Product } from '@/lib/domain/stores/menu'
import { lineOf, maxQuantityOf, orderProblem, priceOf } from '@/lib/domain/stores/menu-selection'
import { ordering } from '@/lib/domain/stores/store-status'
import { ItemGroup } from './item-group'
import { useProblemText } from './use-problem-text'

interface ItemFormProps {
  store: OrderingStore
  product: Product
  onClose: () => void
  onAdded: () => void
}

/** An item's dialog: description, choices, quantity, and the button with the total. */
export function ItemForm({ store, product, onClose, onAdded }: ItemFormProps) {
  const [t, common] = [useTranslations('store'), useTranslations('common')]
  const [options, setOptions] = useState(() => preselect(product.optionGroups))
  const [quantity, setQuantity] = useState(1)
  const [isValidated, setValidated] = useState(false)
  const now = useNow()
  const problemText = useProblemText()
  const problem = orderProblem(product, store, now)
  const language = useLocale()
  const money = (amount: number) => formatMoney({ amount, currency: store.currency }, language)
  const missing = isValidated ? unansweredGroups(product.optionGroups, options) : []
  const add = () => {
    const line = orderProblem(product, store, new Date()) ? null : lineOf(product, options, quantity)
    if (line) {
      addToCart(store, line)
      return onAdded()
    }
    setValidated(true)
    const [first] = unansweredGroups(product.optionGroups, options)
    const group = document.getElementById(`option-${first?.id}`)
    group?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
    group?.scrollIntoView?.({ block: 'center' })
  }
  const { name } = product
  const footer = problem ? (
    <Alert tone="warning">{problemText(problem)}</Alert>
  ) : (
    <div className="flex items-center gap-3">
      <QuantityStepper
        value={quantity}
        max={maxQuantityOf(product)}
        labels={{ quantity: t('quantity'), decrease: t('decrease', { name }), increase: t('increase', { name }) }}
        onChange={setQuantity}
      />
      <Button block onClick={add} className="tabular-nums">
        {t('add', { count: quantity, price: money(priceOf(product, options) * quantity) })}
      </Button>
    </div>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      width={520}
      closeLabel={common('close')}
      maxHeight="64vh"
      footer={footer}
    >
      <div className="grid gap-5">
        {product.picture && <Picture src={product.picture} alt="" sizes="520px" className="-mx-5 -mt-5 h-52 sm:h-60" />}
        <div className="grid gap-1.5">
          {product.ownName && (
            <p lang={store.ownLanguage} className="text-ink-faint">
              {product.ownName}
            </p>
          )}
          {product.description && <p className="text-ink-soft">{product.description}</p>}
          <p className="money text-lg font-bold">{money(product.price)}</p>
          {product.stock !== null && product.stock > 0 && product.stock < 10 && (
            <p className="text-sm font-semibold text-warning">{t('left', { count: product.stock })}</p>
          )}
          {!problem && ordering(store, now) === 'later' && (
            <p className="text-sm font-semibold text-warning">{t('order_for_later')}</p>
          )}
        </div>
        {visibleGroups(product.optionGroups, options).map((group) => (
          <ItemGroup
            key={group.id}
            groups={product.optionGroups}
            group={group}
            options={options}
            onChange={setOptions}
            money={money}
            missing={missing.includes(group)}
          />
        ))}
      </div>
    </Dialog>
  )
}
