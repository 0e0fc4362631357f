import type { GivenRow } from '@/backend/catalogue-files/format/files'
import { fieldsOfText, toLocalised } from '@/backend/catalogue-files/format/text-columns'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import type { KnownStore, StoredFacts } from '@/backend/catalogue-files/stored/facts'
import { CURRENCIES } from '@/lib/domain/money/money'
import { COUNTRIES, documentedCountry } from '@/lib/domain/places/countries'
import { REGIONS } from '@/lib/domain/places/regions'
import { isPostalCodeOf } from '@/lib/domain/places/typed-postal-code'
import { isHostName } from '@/lib/domain/site/host-name'
import { isTimeZone } from '@/lib/domain/time/time-zones'
import { isWebAddress, type Report } from './check-cells'
import { placeOf } from './store-place'

type Check<Kind extends 'stores' | 'domains'> = (line: Line<GivenRow<Kind>>, facts: StoredFacts, report: Report) => void

export const checkStore: Check<'stores'> = (store, facts, report) => {
  const { line, row, fields } = store
  const known: KnownStore | undefined = facts.stores.get(row.key)
  const { timeZone, currency, country, region } = placeOf(store, known, facts.cities)
  const areas = facts.cities.map(({ key }) => key)
  if (row.area !== undefined && !areas.includes(row.area))
    report('stores', line, 'area', `must be one of ${areas.join(', ')}`)
  if (!isTimeZone(timeZone)) report('stores', line, 'timeZone', 'is an unknown time zone')
  if (!CURRENCIES[currency]) report('stores', line, 'currency', `must be one of ${Object.keys(CURRENCIES).join(', ')}`)
  if (known && known.currency !== currency) report('stores', line, 'currency', `is ${known.currency} and cannot change`)
  const code = documentedCountry(country)?.code
  if (!code) report('stores', line, 'country', `must be one of ${Object.keys(COUNTRIES).join(', ')}`)
  else {
    const regions = REGIONS[code]
    if (regions && !Object.hasOwn(regions, region)) report('stores', line, 'region', `is no region of ${code}`)
    const isPostal = row.postalCode === undefined || isPostalCodeOf(code, row.postalCode)
    if (!isPostal) report('stores', line, 'postalCode', `is no postal code of ${code}`)
  }
  for (const id of row.categories ?? []) {
    if (!facts.categories.has(Number(id))) report('stores', line, 'categories', `${id} is no category`)
  }
  if (row.website && !isWebAddress(row.website)) report('stores', line, 'website', 'must be a whole web address')
  if (SURCHARGE.some((field) => fields.has(field))) checkSurcharge(line, row, report)
}

const SURCHARGE = [...fieldsOfText('surcharge'), 'surchargePercent', 'surchargeAmount']

function checkSurcharge(line: number, row: GivenRow<'stores'>, report: Report): void {
  const rules = [row.surchargePercent, row.surchargeAmount].filter((rule) => rule !== undefined).length
  const isNamed = toLocalised(row, 'surcharge') !== null
  if (rules > 1) report('stores', line, 'surchargeAmount', 'cannot be given beside surcharge_percent')
  if (isNamed !== rules > 0) report('stores', line, 'surcharge', 'needs its name, and its percent or amount')
}

export const checkDomain: Check<'domains'> = ({ line, row: { store, domain } }, facts, report) => {
  if (domain === undefined) return
  if (!isHostName(domain)) report('domains', line, 'domain', 'must be a host name in lower case, such as shop.example')
  else if (facts.sharedHosts.has(domain)) report('domains', line, 'domain', 'is the shared site')
  const owner = facts.domains.get(domain)
  if (owner !== undefined && owner !== store) report('domains', line, 'domain', `belongs to ${owner}`)
}
