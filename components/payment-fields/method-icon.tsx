import {
  Banknote,
  Clock,
  Coins,
  CreditCard,
  Gift,
  type LucideIcon,
  MessagesSquare,
  ScanQrCode,
  Wallet,
  WalletCards,
  Zap,
} from 'lucide-react'
import type { PaymentMethodName } from '@/lib/domain/codes/payment-method'

const ICONS: Record<PaymentMethodName, LucideIcon> = {
  credit_card: CreditCard,
  cash: Banknote,
  pay_later: Clock,
  giftcard: Gift,
  points: Coins,
  points_and_giftcard: Gift,
  wechat_pay: MessagesSquare,
  alipay: ScanQrCode,
  paypal_express: Wallet,
  union_pay: WalletCards,
  union_pay_express: Zap,
  free: Gift,
}

/** A neutral sign, no provider's logo. */
export function MethodIcon({ method }: { method: PaymentMethodName }) {
  const Icon = ICONS[method]
  return (
    <span className="grid h-8 w-11 shrink-0 place-items-center rounded-md border border-line bg-surface text-ink-soft">
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
