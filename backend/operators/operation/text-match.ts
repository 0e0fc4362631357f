import { ilike, or, type SQL, sql } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import { orders } from '@/backend/orders/schema/orders'

/** The expressions of the trigram indexes: any other expression would read every row. */
const orderText = sql`(${orders.id} || ' ' || ${orders.firstName} || ' ' || ${orders.lastName} || ' ' || ${orders.email} || ' ' || ${orders.phone})`
const customerText = sql`(${customers.firstName} || ' ' || ${customers.lastName} || ' ' || ${customers.email} || ' ' || ${customers.phone})`

/** The text occurs in the order's id, with or without its dash, or in a name, email or phone. Undefined without text. */
export function orderMatches(text: string): SQL | undefined {
  return matches(orderText, text, [text.replaceAll('-', '')])
}

export function customerMatches(text: string): SQL | undefined {
  return matches(customerText, text, [])
}

/** `others` are further spellings of the text; digits are a spelling too, since phones are stored as digits. */
function matches(column: SQL, text: string, others: string[]): SQL | undefined {
  const words = text.trim()
  if (words === '') return undefined
  const digits = words.replace(/\D/g, '')
  const spellings = new Set([words, ...others.map((other) => other.trim()), digits.length >= 3 ? digits : words])
  // a text of dashes only has an empty spelling, which would match everything
  return or(...[...spellings].filter(Boolean).map((spelling) => ilike(column, like(spelling))))
}

function like(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}
