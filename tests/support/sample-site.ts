import { SHARED_SITE, type StoreSite } from '@/lib/domain/site/site'

export const sampleStoreSite: StoreSite = {
  ...SHARED_SITE,
  kind: 'store',
  key: 'noodle.example',
  gid: 3,
  name: 'Noodle House',
  logo: '',
  servesFood: true,
  phone: '604-555-0100',
  phoneHref: 'tel:+16045550100',
  cover: '',
  address: '88 Pacific Blvd, Vancouver, BC V6B 1A1',
}
