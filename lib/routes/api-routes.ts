import type { BookmarkRef, Bookmarks } from '@/lib/domain/account/bookmarks'
import type { Customer, Points } from '@/lib/domain/account/customer'
import type { DeviceForm } from '@/lib/domain/account/device.schema'
import type { GiftCardTransfer } from '@/lib/domain/account/gift-card.schema'
import type { GiftCard, GiftCardChange } from '@/lib/domain/account/gift-cards'
import type { LoginForm, RegisterForm } from '@/lib/domain/account/login.schema'
import type {
  AccountDeletionForm,
  ClaimForm,
  EmailChangeForm,
  EmailForm,
  EmailTokenForm,
  LinkPasswordForm,
  PasswordForm,
  PhoneChangeForm,
  ProfileForm,
  SmsPasswordForm,
} from '@/lib/domain/account/profile.schema'
import type { CartLinesRequest, OrderRequest, PlacedOrder, QuoteRequest } from '@/lib/domain/checkout/checkout'
import type { Quote, QuoteLine } from '@/lib/domain/checkout/quote'
import type { Id } from '@/lib/domain/codes/id'
import type { ReviewSort } from '@/lib/domain/codes/review-sort'
import type { ContactMessage } from '@/lib/domain/contact/contact-message.schema'
import type { RatingCounts } from '@/lib/domain/deals/rating-counts'
import type { ShownReview } from '@/lib/domain/deals/shown-review'
import type { OrderReview } from '@/lib/domain/orders/order.schema'
import type { Order, OrderRow } from '@/lib/domain/orders/orders'
import type { PageOf } from '@/lib/domain/page-of'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import type { PayNowRequest, PayNowStart } from '@/lib/domain/payment/pay-now'
import type { ExpressRequest } from '@/lib/domain/payment/pay-now.schema'
import type { CardEntry, ExpressStart } from '@/lib/domain/payment/provider-config'
import type { SavedCard } from '@/lib/domain/payment/saved-cards'
import type { UnknownOutcome } from '@/lib/domain/payment/unknown-outcome'
import type { AddressForm } from '@/lib/domain/places/address.schema'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import type { Address } from '@/lib/domain/places/addresses'
import type { Place, PlaceSuggestion } from '@/lib/domain/places/places'
import type { SuggestedList } from '@/lib/domain/search/suggestions'
import type { OpenStore } from '@/lib/domain/stores/like-store'
import type { Product, StoreMenu } from '@/lib/domain/stores/menu'
import type { Store } from '@/lib/domain/stores/stores'

/**
 * Every route of this site's own API, as `METHOD /path` with the path spelled as in the folders of `app`: what the
 * browser sends (`query` of a GET, `body` of a write) and what it receives. Types only; the handlers and the calls
 * are both compiled against it.
 */
interface ApiRoutes {
  /** `now`: epoch ms, by which the browser sets its clock */
  'GET /api/session': { answer: { signedIn: boolean; firstName?: string; now?: number } }
  'POST /api/session': { body: LoginForm; answer: { firstName: string } }
  'DELETE /api/session': { answer: null }
  'POST /api/session/code': { body: { phone: string; countryCode: CountryCode }; answer: null }
  'POST /api/session/register': { body: RegisterForm; answer: { firstName: string } }
  /** called only by older clients, like the next one */
  'POST /oauth': { answer: { live: boolean } }
  'POST /oauth/migrate': { body: { token: string; secret: string }; answer: { firstName: string } | null }

  'GET /api/account': { answer: Customer }
  /** each change returns the updated customer; null when it could not be read */
  'POST /api/account': { body: ProfileForm; answer: Customer | null }
  'DELETE /api/account': { body: AccountDeletionForm; answer: null }
  /** under the API's own keys */
  'GET /api/account/export': { answer: Record<string, unknown> }
  /** whether what was entered before the address was proved is the customer's own */
  'POST /api/account/unclaimed': { body: ClaimForm; answer: Customer | null }
  'POST /api/account/email': { body: EmailChangeForm; answer: Customer | null }
  'POST /api/account/email/confirm': { body: EmailTokenForm; answer: Customer | null }
  'POST /api/account/phone': { body: PhoneChangeForm; answer: Customer | null }
  'POST /api/account/password': { body: PasswordForm; answer: Customer | null }
  'POST /api/account/password/text': { body: SmsPasswordForm; answer: Customer | null }
  'POST /api/account/password/email': { answer: null }
  /** for somebody who cannot log in, like the next two */
  'POST /api/account/password/forgotten/email': { body: EmailForm; answer: null }
  'POST /api/account/password/forgotten/text': { body: SmsPasswordForm; answer: null }
  'POST /api/account/password/link': { body: LinkPasswordForm; answer: null }
  /** null where the API saves no cards; a removal returns those that are left, or null when they have to be read */
  'GET /api/account/cards': { answer: SavedCard[] | null }
  'DELETE /api/account/cards': { body: { ref: string }; answer: SavedCard[] | null }
  'GET /api/account/recent-orders': { answer: PageOf<OrderRow> }

  /** to whoever runs the site */
  'POST /api/contact': { body: ContactMessage; answer: null }

  'POST /api/devices': { body: DeviceForm; answer: null }

  /** the address book, the default first; every change returns the whole book, or null when it could not be read */
  'GET /api/addresses': { answer: Address[] }
  'POST /api/addresses': { body: AddressForm; answer: Address[] | null }
  'DELETE /api/addresses': { body: { id: Id }; answer: Address[] | null }
  'POST /api/addresses/default': { body: { id: Id; isDefault: boolean }; answer: Address[] | null }
  'GET /api/addresses/account-name': { answer: { firstName: string; lastName: string } }

  'GET /api/bookmarks': { answer: Bookmarks }
  'POST /api/bookmarks': { body: BookmarkRef; answer: null }
  'DELETE /api/bookmarks': { body: BookmarkRef; answer: null }

  'GET /api/gift-cards': { answer: GiftCard[] }
  'POST /api/gift-cards': { body: GiftCardTransfer; answer: GiftCard | null }
  'POST /api/gift-cards/take-back': { body: { code: string }; answer: null }
  'GET /api/gift-cards/history': { query: { code: string; currency: string }; answer: GiftCardChange[] }
  'GET /api/points': { answer: Points }

  'GET /api/checkout/start': {
    query: { gid: Id }
    answer: CardEntry & { store: Store; customer: Customer; tipsDisabled: boolean; hasGiftCards: boolean }
  }
  'POST /api/checkout/quote': { body: QuoteRequest; answer: Quote }
  /** the lines of a cart that has no price yet, as far as they are offered */
  'POST /api/checkout/lines': { body: CartLinesRequest; answer: QuoteLine[] }
  'POST /api/checkout/order': { body: OrderRequest<CardFields>; answer: PlacedOrder }
  /** `age` is seconds ago */
  'GET /api/checkout/order': {
    query: { quoteId: string; gid: Id; currency: string; total: number; age: number; before: string }
    answer: UnknownOutcome<{ orderId: string }>
  }

  /** other fields are saved search conditions */
  'GET /api/orders': { query: { page: number }; answer: PageOf<OrderRow> }
  /** `back` 1: the shopper has just come back from a provider, which is asked first */
  'GET /api/orders/[id]': { query: { back?: 1 }; answer: Order }
  /** null: done, but the order has to be read again; the same for the next two */
  'POST /api/orders/[id]/cancel': { answer: Order | null }
  'POST /api/orders/[id]/comments': { body: { comment: string }; answer: Order | null }
  'POST /api/orders/[id]/review': { body: OrderReview; answer: Order | null }

  'GET /api/paynow': { query: { orderId: string; gid: Id; back?: 1 }; answer: PayNowStart }
  'POST /api/paynow': { body: PayNowRequest<CardFields>; answer: PlacedOrder }
  /** `age` is seconds ago */
  'GET /api/paynow/outcome': {
    query: { orderId: string; gid: Id; totalDue: number; age: number }
    answer: UnknownOutcome<{ state: 'paid' | 'confirming' }>
  }
  /** null for every step except the first */
  'POST /api/paypal': { body: ExpressRequest; answer: ExpressStart | null }

  /** `city` of the page, else the visitor's; null where the API suggests nothing */
  'GET /api/suggestions': { query: { text: string; city?: string }; answer: SuggestedList | null }

  'GET /api/places': { query: { text: string }; answer: PlaceSuggestion[] }
  'GET /api/places/[id]': { answer: Place | null }
  'GET /api/places/at': { query: { lat: number; lon: number }; answer: Place | null }

  'GET /api/menu/[lan]/[gid]': { answer: StoreMenu }
  /** some products of a long menu, by their ids after commas; without those that are not sold */
  'GET /api/menu/[lan]/[gid]/[pids]': { answer: Product[] }
  /** in place of a store that takes no orders; none on a store's own domain */
  'GET /api/open-stores/[lan]/[gid]': { answer: OpenStore[] }
  'GET /api/reviews/[lan]/[gid]/[page]': {
    query: { stars?: number; sort?: ReviewSort }
    answer: PageOf<ShownReview> & { ratingCounts: RatingCounts | null; sorts: ReviewSort[] }
  }
  'GET /api/messages/[lan]/[namespace]': { answer: Record<string, unknown> }
}

/** `METHOD /path` */
export type ApiRoute = keyof ApiRoutes

/** A failure responds with `{code, detail}`. */
export type AnswerOf<R extends ApiRoute> = ApiRoutes[R]['answer']

/** `{id: string}` for `/api/orders/[id]/cancel`. */
export type ParamsOf<R extends string> = R extends `${string}[${infer Name}]${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : Record<never, string>

/** The JSON body, or the query with its values as text; null without either. */
export type SentOf<R extends ApiRoute> = ApiRoutes[R] extends { body: infer Body }
  ? Body
  : ApiRoutes[R] extends { query: infer Query }
    ? { [Name in keyof Query]: `${Query[Name] & (string | number)}` }
    : null

/** The options of a call, by its route; `[lan]` is always the page's language. */
export type CallOptions<R extends ApiRoute> = Omit<ApiRoutes[R], 'answer'> &
  (R extends `${string}[${string}` ? { params: Omit<ParamsOf<R>, 'lan'> } : unknown) & { signal?: AbortSignal }
