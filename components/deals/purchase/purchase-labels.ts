import { getTranslations } from 'next-intl/server'
import { optionLabels } from '@/components/ui/forms/option-labels'

/** `{placeholders}` are filled in the browser. */
export async function purchaseLabels() {
  const t = await getTranslations('deal')
  return {
    ...optionLabels(t),
    mustChoose: t('required'),
    quantity: t('quantity'),
    chooseQuantity: t('choose_quantity'),
    shipping: t('shipping'),
    pickup: t('pickup'),
    delivery: t('delivery'),
    freeShipping: t('freeShipping'),
    buy: t('buy'),
    needsLogin: t('needs_login'),
    out_of_stock: t('out_of_stock'),
    expired: t('expired'),
  }
}

export type PurchaseLabels = Awaited<ReturnType<typeof purchaseLabels>>
