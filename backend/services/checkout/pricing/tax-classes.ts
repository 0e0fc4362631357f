/** Classes that no tax is charged on. */
const UNTAXED_CLASSES = ['exempt', 'zero']

/** Whether taxes are charged on something of this class. */
export function isTaxed(taxClass: string): boolean {
  return !UNTAXED_CLASSES.includes(taxClass)
}
