import type { useTranslations } from 'next-intl'
import { withNames } from '@/lib/domain/languages/joined-text'
import type { Language } from '@/lib/domain/languages/languages'
import type { Hit } from '@/lib/domain/stores/hit'

type Translate = ReturnType<typeof useTranslations<'search'>>

/** Such as `Sushi and sashimi · 8 dishes`. */
export function hitText(t: Translate, { of, name, count }: Hit, language: Language, servesFood = true): string {
  if (of === 'section' && count) return servesFood ? t('hit_section', { name, count }) : t('hit_items', { name, count })
  if (of !== 'product' || !count || count === 1) return name
  return withNames({ name }, language, (names) => t('hit_products', { ...names, count: count - 1 }))
}
