import { useLocale, useTranslations } from 'next-intl'
import { Bill } from '@/components/payment-fields/bill'
import { OrderedItems, optionNames } from '@/components/payment-fields/ordered-items'
import { PayBar } from '@/components/payment-fields/pay-bar'
import { SummaryPanel } from '@/components/payment-fields/summary-panel'
import { TipPicker } from '@/components/payment-fields/tip-picker'
import { Button } from '@/components/ui/forms/button'
import { isMealDelivery } from '@/lib/domain/codes/fulfilment-method'
import { formatMoney } from '@/lib/domain/money/money'
import type { Tip } from '@/lib/domain/money/tips'
import { billLines } from '@/lib/domain/orders/bill-lines'
import { surchargesInBill } from '@/lib/domain/orders/surcharges'
import { taxPlace } from '@/lib/domain/orders/tax-place'
import type { PayableOrder, PayNowStep } from '@/lib/domain/payment/pay-now'

interface PayNowSummaryProps {
  order: PayableOrder
  /** minor units */
  tips: number
  due: number
  /** null when it cannot be changed */
  tip: { value: Tip; base: number; cutOff: number; onChange: (tip: Tip) => void } | null
  button: { step: PayNowStep; busy: boolean; isOff: boolean; onPress: () => void }
}

/** Items, the price with its tip, and the pay button. */
export function PayNowSummary({ order, tips, due, tip, button }: PayNowSummaryProps) {
  const language = useLocale()
  const [t, bills] = [useTranslations('paynow'), useTranslations('bill')]
  const { currency } = order
  const orderTotal = order.orderTotal - order.tips + tips
  const isPaid = due === 0 && order.totalPaid > 0
  const bill = {
    ...order,
    isMealDelivery: isMealDelivery(order),
    surcharges: surchargesInBill(order),
    tips,
    orderTotal,
    totalDue: due,
  }
  return (
    <SummaryPanel title={t('summary')}>
      <OrderedItems
        items={order.items.map((item) => ({ ...item, options: optionNames(item.options) }))}
        currency={currency}
        label={t('items')}
      />
      {tip && (
        <TipPicker
          tip={tip.value}
          grandTotal={tip.base}
          cutOff={tip.cutOff}
          currency={currency}
          onChange={tip.onChange}
        />
      )}
      <Bill
        lines={billLines(bill, taxPlace(order), isPaid ? [] : ['total_due'])}
        currency={currency}
        main={isPaid ? 'total_paid' : 'total_due'}
      />
      {button.isOff ? (
        <Button block size="large" disabled>
          {t(button.step)}
        </Button>
      ) : (
        <PayBar label={bills('total')} amount={formatMoney({ amount: due, currency }, language)} isPaying={button.busy}>
          <Button block size="large" className="text-balance" loading={button.busy} onClick={button.onPress}>
            {t(button.step)}
          </Button>
        </PayBar>
      )}
    </SummaryPanel>
  )
}
