import { getTranslations } from 'next-intl/server'

/** The translated texts of the purchase selector; `{placeholders}` are filled in the browser. */
export async function purchaseLabels() {
  const t = await getTranslations('deal')
  return {
    required: t('required_choose', { count: '{count}' }),
    range: t('required_range', { min: '{min}', max: '{max}' }),
    optional: t('optional_up_to', { count: '{count}' }),
    full: t('group_full', { count: '{count}' }),
    soldOut: t('sold_out'),
    quantity: t('quantity'),
    chooseQuantity: t('choose_quantity'),
    shipping: t('shipping'),
    pickup: t('pickup'),
    delivery: t('delivery'),
    freeShipping: t('freeShipping'),
    missing: t('please_selected_belows'),
    buy: t('buy'),
    out_of_stock: t('out_of_stock'),
    expired: t('expired'),
  }
}

export type PurchaseLabels = Awaited<ReturnType<typeof purchaseLabels>>
