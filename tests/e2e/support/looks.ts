import type { Language } from '@/lib/domain/languages/languages'

export const LOOKS: readonly { language: Language; width: number }[] = [
  { language: 'jp', width: 375 },
  { language: 'en', width: 1440 },
  { language: 'zh', width: 375 },
  { language: 'zh-Hant', width: 1440 },
]
