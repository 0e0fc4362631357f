import type { Category, Deal, DealSummary } from '@/lib/domain/deals/deals'

const cad = (amount: number) => ({ amount, currency: 'CAD' })

export function makeSummary(id: number, more: Partial<DealSummary> = {}): DealSummary {
  return {
    id,
    gid: 12,
    name: `Deal ${id}`,
    shortDescription: `About deal ${id}`,
    picture: `/media/deals/${id}/1`,
    storeName: 'Sushi Aoki',
    location: 'Kitsilano, Vancouver',
    price: cad(5800),
    dealPrice: cad(3100),
    rating: 4.6,
    ratingCount: 128,
    soldCount: 412,
    isUsableNow: null,
    ...more,
  }
}

export function makeCategory(id: number, name: string, count: number, children: Category[] = []): Category {
  return { id, name, icon: '', count, children }
}

export function makeDeal(more: Partial<Deal> = {}): Deal {
  return {
    ...makeSummary(7),
    gid: 12,
    groupSaleId: 900,
    images: ['/media/deals/7/1', '/media/deals/7/2', '/media/deals/7/3'],
    video: null,
    highlights: ['Twelve courses', 'Counter seats'],
    detailHtml: '',
    finePrintHtml: '',
    reviews: [],
    ratingCounts: null,
    reviewPhotos: [],
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2099-12-31T08:00:00Z',
    validDays: 180,
    useHours: null,
    viewCount: 1840,
    limit: 5,
    stock: 30,
    pickup: true,
    delivery: true,
    optionGroups: [],
    categoryIds: [1000],
    branches: [],
    related: [],
    shippingCountries: ['CA'],
    ...more,
  }
}
