import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { isSameId } from '@/lib/domain/codes/id'
import { digitsOf } from '@/lib/domain/money/money'
import type { StoreSample } from '@/scripts/check-api/samples'
import type { Evidence, Judgements } from './judgement'
import { isOfAnotherSize, moneyText, type PriceStep, priceSteps } from './price-steps'

/** Minor units: prices in cents are no less, and half of a restaurant's dishes are no more. */
const DEAR = 100_00
const TOO_DEAR = 500_00
const STRONG_CURRENCIES = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'NZD', 'USD']
const FEW_PRICES = 3

export const PRICE_JUDGEMENTS = {
  'prices in cents': {
    compares:
      'Prices of list, page, menu, quote and order by their size, and those of a menu with those of the store’s deals',
    sees: 'a price that is a hundred times too high or too low',
    contract: 'formats.md#amount',
    judge: (evidence) => [
      ...priceSteps(evidence).filter(isInCents).map(sentence),
      ...evidence.samples.stores.flatMap((sample) => menuInCents(sample, evidence)),
    ],
  },

  'prices that change': {
    compares:
      'The price of a deal in its list and on its page, of a product in menu and quote, of an order in all that show it',
    sees: 'another price at the next step',
    contract: '3-checkout.md#ctotal',
    judge: (evidence) =>
      priceSteps(evidence)
        .filter((step) => !step.isRough && !isInCents(step) && isSameCurrency(step))
        .filter(({ before, after }) => before.amount !== after.amount)
        .map(sentence),
  },
} satisfies Judgements

const isSameCurrency = ({ before, after }: PriceStep) => before.currency === after.currency
const isInCents = (step: PriceStep) => isSameCurrency(step) && isOfAnotherSize(step.before.amount, step.after.amount)

function sentence({ of, from, to, before, after }: PriceStep): string {
  return `${of}: ${moneyText(before)} ${from}, ${moneyText(after)} ${to}`
}

/** A whole menu of round, high prices, beside deals of the store of another size, or in a restaurant whose every dish is dear. */
function menuInCents({ store, products }: StoreSample, { samples }: Evidence): string[] {
  if (!store.ok) return []
  const { gid, currency, kind } = store.value
  const prices = products.map(({ price }) => price).filter((price) => price > 0)
  const deals = samples.deals
    .filter(({ row, deal }) => deal.ok && isSameId(deal.value.gid, gid) && row.dealPrice.currency === currency)
    .flatMap(({ row }) => (row.dealPrice.amount > 0 ? [row.dealPrice.amount] : []))
  const [dish, deal] = [median(prices), median(deals)]
  const inMenu = `store ${gid}: a product costs ${moneyText({ amount: dish, currency })}`
  const dealText = moneyText({ amount: deal, currency })
  if (isOfAnotherSize(dish, deal) && areCents(dish > deal ? prices : deals, currency))
    return [`${inMenu}, a deal ${dealText}, as the median`]
  const isRestaurant = kind === STORE_TYPE.restaurant && STRONG_CURRENCIES.includes(currency)
  const isDear = prices.length >= FEW_PRICES && dish >= TOO_DEAR && areCents(prices, currency)
  return isRestaurant && isDear ? [`${inMenu} as the median, and none less than a hundred`] : []
}

/** Whether no price has decimals, as of a currency that has some, or is low. */
function areCents(prices: readonly number[], currency: string): boolean {
  const unit = 10 ** digitsOf(currency)
  return unit > 1 && prices.every((price) => price % unit === 0 && price >= DEAR)
}

function median(amounts: readonly number[]): number {
  return amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0
}
