import type { stores } from '@/backend/catalogue/schema/stores'

type Place = Pick<typeof stores.$inferSelect, 'unit' | 'street' | 'city' | 'region' | 'postalCode'>

export function storeAddress({ unit, street, city, region, postalCode }: Place): string {
  return [unit, street, city, `${region} ${postalCode}`].filter(Boolean).join(', ')
}
