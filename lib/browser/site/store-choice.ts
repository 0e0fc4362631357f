import { type Choice, choiceCookie } from '@/lib/domain/site/choices'

/** URLs without the choice follow it. */
export function storeChoice(choice: Choice, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers in use
  document.cookie = choiceCookie(choice, value, location.protocol === 'https:')
}
