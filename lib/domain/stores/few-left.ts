/** Shown below this number. */
export const FEW_LEFT = 10
