/** ISO 4217 for none: of an amount in a currency that cannot be read. */
export const NO_CURRENCY = 'XXX'
