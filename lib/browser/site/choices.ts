import { type Choice, choiceCookie } from '@/lib/domain/site/choices'

/** Stores a choice of this visitor, which URLs without it follow. */
export function storeChoice(choice: Choice, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers in use
  document.cookie = choiceCookie(choice, value, location.protocol === 'https:')
}
