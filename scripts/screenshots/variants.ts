import { LANGUAGES, type Language } from '@/lib/domain/languages/languages'

export interface Look {
  width: number
  scheme: 'light' | 'dark'
  language: Language
}

export const HEIGHTS: Record<number, number> = { 375: 812, 768: 1024, 1440: 900 }
const WIDTHS = Object.keys(HEIGHTS).map(Number)

export const ALL_LOOKS: readonly Look[] = WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme, language: 'en' as const })),
)

export const ALL_LANGUAGES: readonly Look[] = LANGUAGES.map((language) => ({ width: 375, scheme: 'light', language }))

export function nameOf({ width, scheme, language }: Look): string {
  return `${width}-${scheme}-${language}`
}
