import type { useTranslations } from 'next-intl'

/** `{placeholders}` are filled in the browser. */
export function optionLabels(t: ReturnType<typeof useTranslations<'deal'>>) {
  return {
    required: t('required_choose', { count: '{count}' }),
    range: t('required_range', { min: '{min}', max: '{max}' }),
    optional: t('optional_up_to', { count: '{count}' }),
    full: t('group_full', { count: '{count}' }),
    soldOut: t('sold_out'),
    missing: t('please_selected_belows'),
  }
}

export type OptionLabels = ReturnType<typeof optionLabels>
