import { AMOUNT_MISTAKES } from './amount-mistakes'
import { CATALOGUE_MISTAKES } from './catalogue-mistakes'
import { ORDER_MISTAKES } from './order-mistakes'
import { TIME_MISTAKES } from './time-mistakes'

/** What an API may do wrong, one thing each. */
export const MISTAKES = [...AMOUNT_MISTAKES, ...TIME_MISTAKES, ...CATALOGUE_MISTAKES, ...ORDER_MISTAKES]
