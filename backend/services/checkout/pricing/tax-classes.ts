/** Tax classes that are not taxed. */
const UNTAXED_CLASSES = ['exempt', 'zero']

/** Whether a tax class is taxed. */
export function isTaxed(taxClass: string): boolean {
  return !UNTAXED_CLASSES.includes(taxClass)
}
