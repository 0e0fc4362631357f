import { DomainError } from '@/backend/platform/errors/domain-error'
import { type Language, type Localised, languageFacts } from '@/lib/domain/languages/languages'

export function outOfStock(names: string[]): DomainError {
  return new DomainError('outOfStock', 'items are out of stock', { oos: names })
}

/** Each item that has the choice, with both names: `Milk tea (Large)`. */
export function namesWithChoice(
  items: readonly { name: Localised; options: readonly { choiceId: number }[] }[],
  choiceId: number,
  choiceName: Localised,
  language: Language,
): string[] {
  const [open, close] = languageFacts(language).fullWidthPunctuation ? ['（', '）'] : [' (', ')']
  return items
    .filter(({ options }) => options.some((option) => option.choiceId === choiceId))
    .map(({ name }) => `${name[language]}${open}${choiceName[language]}${close}`)
}
