import { Banknote, Clock, Coins, CreditCard, Gift, type LucideIcon, MessageCircle, Wallet } from 'lucide-react'
import type { PaymentMethodName } from '@/lib/domain/codes/payment-method'

const ICONS: Partial<Record<PaymentMethodName, LucideIcon>> = {
  credit_card: CreditCard,
  cash: Banknote,
  pay_later: Clock,
  giftcard: Gift,
  points: Coins,
  wechat_pay: MessageCircle,
}

export function MethodIcon({ method }: { method: PaymentMethodName }) {
  const Icon = ICONS[method] ?? Wallet
  return <Icon aria-hidden className="size-5 shrink-0 text-accent-ink" />
}
