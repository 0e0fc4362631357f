import { useLocale } from 'next-intl'
import { toMinor } from '@/lib/domain/money/decimals'
import { formatMoney } from '@/lib/domain/money/money'

/** Writes major units of a currency. */
export function useMoney(currency: string) {
  const language = useLocale()
  return (amount: number) => formatMoney({ amount: toMinor(amount, currency), currency }, language)
}
