import { Banknote, Clock, Coins, CreditCard, Gift, type LucideIcon, MessageCircle, Wallet } from 'lucide-react'
import type { PaymentMethod } from '@/lib/domain/payment/payment-methods'

const ICONS: Partial<Record<PaymentMethod, LucideIcon>> = {
  credit_card: CreditCard,
  cash: Banknote,
  pay_later: Clock,
  giftcard: Gift,
  points: Coins,
  wechat_pay: MessageCircle,
}

export function MethodIcon({ method }: { method: PaymentMethod }) {
  const Icon = ICONS[method] ?? Wallet
  return <Icon aria-hidden className="size-5 shrink-0 text-accent-ink" />
}
