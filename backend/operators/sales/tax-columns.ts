import type { TaxParts } from '@/backend/orders/taxes/tax-parts'

/** How the columns of a tax begin, before its label. */
export const TAX_COLUMN = { added: 'tax', contained: 'contained_tax' } as const satisfies Record<keyof TaxParts, string>
