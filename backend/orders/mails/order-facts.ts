import { compareAsc } from 'date-fns'
import { storeAddress } from '@/backend/catalogue/stores/store-address'
import { clockCity, type InstalledCities } from '@/backend/config/cities'
import type { OrderDetail } from '@/backend/orders/queries/read-order'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { fulfilmentName, isParcel } from '@/lib/domain/codes/fulfilment-method'
import { fieldsOfMethod, fieldText, ruleOf } from '@/lib/domain/codes/order-fields'
import { expectedTimeLabel, isHandedOver } from '@/lib/domain/orders/order-rules'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { addressText } from '@/lib/domain/places/addresses'
import { phoneText } from '@/lib/domain/places/phone-text'
import { formatDay, formatDayTime, offsetName } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'

interface Fact {
  label: string
  value: string
}

/** The facts of an order that have a value. */
export function orderFacts(detail: OrderDetail, cities: InstalledCities): Fact[] {
  const { order, store, lines } = detail
  const { language } = order
  const texts = textsIn(language)
  const labels = texts.order_facts
  const phone = phoneText(store.phone, store.country)
  const type = isHandedOver(order)
    ? fulfilmentName(order.fulfilmentMethod, { ...store.settings, isParcel: isParcel(lines) })
    : null
  const facts: Fact[] = [
    { label: labels.short_number, value: shortNumber(order.id) ?? '' },
    { label: labels.type, value: type ? texts.shipping[type] : '' },
    expectedFact(detail, cities),
    { label: labels.valid_until, value: validUntil(detail) },
    ...fieldFacts(order),
    { label: labels.payment, value: order.cardLabel },
    {
      label: labels.shipping_address,
      value: order.shippingAddress ? addressText(order.shippingAddress, language) : '',
    },
    { label: labels.store, value: [storeAddress(store), phone].filter(Boolean).join(' · ') },
    { label: labels.ordered, value: placeTime(detail, order.createdAt, cities) },
    { label: labels.number, value: order.id },
  ]
  return facts.filter(({ value }) => value !== '')
}

function fieldFacts(order: OrderDetail['order']): Fact[] {
  const labels = textsIn(order.language).order_fields
  return fieldsOfMethod(order.fulfilmentMethod).map((field) => {
    return { label: labels[ruleOf(field).label], value: fieldText(order[field], labels.yes) }
  })
}

function expectedFact(detail: OrderDetail, cities: InstalledCities): Fact {
  const { order } = detail
  const labels = textsIn(order.language).order_facts
  const readyAt = order.readyAt && placeTime(detail, order.readyAt, cities)
  const label = expectedTimeLabel({ ...order, readyAt })
  if (!label) return { label: '', value: '' }
  if (label === 'scheduled_time') return { label: labels.scheduled_time, value: readyAt ?? '' }
  if (order.expectedStart)
    return { label: labels.requested_time, value: placeTime(detail, order.expectedStart, cities) }
  const promised = order.estimate && fillText(labels.estimate, { ...order.estimate }, order.language)
  return { label: labels.requested_time, value: [labels.asap, promised].filter(Boolean).join(' · ') }
}

/** The end of the voucher that ends first. */
function validUntil({ lines, store }: OrderDetail): string {
  const [first] = lines.flatMap((line) => line.validUntil ?? []).sort(compareAsc)
  return first ? formatDay(zoned(first, store.timeZone)) : ''
}

/** A time on the store’s clock, and whose clock that is. */
function placeTime(detail: OrderDetail, instant: Date, cities: InstalledCities): string {
  const { language } = detail.order
  const time = formatDayTime(zoned(instant, detail.store.timeZone))
  const zone = zoneName(detail, instant, cities)
  return fillText(textsIn(language).order_facts.time, { time, zone }, language)
}

/** `Vancouver time`, or the offset of a place without a city. */
export function zoneName({ order: { language }, store }: OrderDetail, instant: Date, cities: InstalledCities): string {
  const city = clockCity(cities, store)?.[language]
  return city
    ? fillText(textsIn(language).order_facts.zone, { city }, language)
    : offsetName(zoned(instant, store.timeZone))
}
