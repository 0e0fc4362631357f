/** A menu tells how many of an item are left below this number. */
export const FEW_LEFT = 10
