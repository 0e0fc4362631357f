import type { useTranslations } from 'next-intl'
import type { Hit } from '@/lib/domain/stores/hit'

type Translate = ReturnType<typeof useTranslations<'search'>>

/** Such as `Sushi and sashimi · 8 dishes`. */
export function hitText(t: Translate, { of, name, count }: Hit, servesFood = true): string {
  if (of === 'section' && count) return servesFood ? t('hit_section', { name, count }) : t('hit_items', { name, count })
  return of === 'product' && count && count > 1 ? t('hit_products', { name, count: count - 1 }) : name
}
