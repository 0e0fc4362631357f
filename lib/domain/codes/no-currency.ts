/** The code of ISO 4217 for no currency: an amount whose currency cannot be read has it. */
export const NO_CURRENCY = 'XXX'
