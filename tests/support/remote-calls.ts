import { sampleStore } from './sample-store'
import { WRITE_BODIES } from './write-bodies'

const who = { token: 't1', secret: 's1' }
// biome-ignore lint/suspicious/noExplicitAny: the bodies are those that the handlers parse
const body = (key: string): any => WRITE_BODIES[key]

export async function loadRemoteCalls(): Promise<Record<string, () => Promise<unknown>>> {
  const account = await import('@/lib/commerce-client/account/account-data-api')
  const addressBook = await import('@/lib/commerce-client/account/address-book-api')
  const config = await import('@/lib/commerce-client/transport/app-config-api')
  const cities = await import('@/lib/commerce-client/places/cities-api')
  const bookmarks = await import('@/lib/commerce-client/account/bookmarks-api')
  const checkout = await import('@/lib/commerce-client/orders/checkout-api')
  const quotes = await import('@/lib/commerce-client/orders/quotes-api')
  const contact = await import('@/lib/commerce-client/account/contact-api')
  const credentials = await import('@/lib/commerce-client/account/credentials-api')
  const devices = await import('@/lib/commerce-client/account/devices-api')
  const dated = await import('@/lib/commerce-client/stores/dated-pages')
  const deals = await import('@/lib/commerce-client/stores/deals-api')
  const cards = await import('@/lib/commerce-client/account/gift-cards-api')
  const menu = await import('@/lib/commerce-client/stores/menu-api')
  const sections = await import('@/lib/commerce-client/stores/menu-sections')
  const suggestions = await import('@/lib/commerce-client/stores/suggest-api')
  const near = await import('@/lib/commerce-client/stores/near-stores')
  const orders = await import('@/lib/commerce-client/orders/orders-api')
  const orderActions = await import('@/lib/commerce-client/orders/order-actions-api')
  const { findPlacedOrder } = await import('@/lib/commerce-client/orders/find-placed-order')
  const payments = await import('@/lib/commerce-client/orders/pay-order-api')
  const express = await import('@/lib/commerce-client/orders/express-api')
  const { apiPlaces } = await import('@/lib/commerce-client/places/api-places')
  const profile = await import('@/lib/commerce-client/account/profile-api')
  const points = await import('@/lib/commerce-client/account/points-api')
  const savedCards = await import('@/lib/commerce-client/account/saved-cards-api')
  const reviews = await import('@/lib/commerce-client/stores/reviews-api')
  const session = await import('@/lib/commerce-client/account/session-api')
  const stores = await import('@/lib/commerce-client/stores/stores-api')
  const pay = { ...body('POST /api/paynow'), requireBillingAddress: false, returnUrl: 'https://site.example/' }
  const order = { ...body('POST /api/checkout/order'), isSharedDomain: true, returnUrl: 'https://site.example/' }
  return {
    updateProfile: () => profile.updateProfile({ firstName: 'Mei', lastName: '', nickName: '' }, who),
    claimProfile: () => profile.claimProfile(body('POST /api/account/unclaimed'), who),
    updateEmail: () => credentials.updateEmail(body('POST /api/account/email'), who),
    confirmEmail: () => credentials.confirmEmail(body('POST /api/account/email/confirm'), who),
    exportAccount: () => account.exportAccount(who),
    deleteAccount: () => account.deleteAccount(body('DELETE /api/account'), who),
    removeSavedCard: () => savedCards.removeSavedCard('pm_1', who),
    updatePhone: () => credentials.updatePhone(body('POST /api/account/phone'), who),
    changePassword: () => credentials.changePassword(body('POST /api/account/password'), who),
    resetPasswordByText: () => credentials.resetPasswordByText(body('POST /api/account/password/text')),
    mailPasswordReset: () => credentials.mailPasswordReset('mei@mail.example'),
    resetPasswordByLink: () => credentials.resetPasswordByLink(body('POST /api/account/password/link')),
    getAppConfig: () => config.getAppConfig(),
    getPaymentProviders: () => config.getPaymentProviders(),
    getCities: () => cities.getCities(),
    listBookmarks: () => bookmarks.listBookmarks({ own: null, language: 'en' }, who),
    changeBookmark: () => bookmarks.changeBookmark({ kind: 'deals', id: 1 }, 'add', who),
    quoteCart: () => quotes.quoteCart({ ...body('POST /api/checkout/quote'), language: 'en' }, who),
    listCartLines: () => quotes.listCartLines(body('POST /api/checkout/lines'), 'en'),
    checkOut: () => checkout.checkOut(order, who),
    sendContactMessage: () => contact.sendContactMessage(body('POST /api/contact'), null),
    getCustomer: () => profile.getCustomer(who),
    listAddresses: () => addressBook.listAddresses(who),
    saveAddress: () => addressBook.saveAddress(body('POST /api/addresses'), who),
    setDefaultAddress: () => addressBook.setDefaultAddress(5, true, who),
    deleteAddress: () => addressBook.deleteAddress(5, who),
    registerDevice: () => devices.registerDevice(body('POST /api/devices'), who),
    listDeals: () => deals.listDeals({ language: 'en' }),
    listDatedDeals: () => dated.listDatedDeals({ page: 1, pageSize: 60 }, 'en'),
    getDeal: () => deals.getDeal(7, 'en'),
    listCategories: () => deals.listCategories('en'),
    listShortcuts: () => deals.listShortcuts('en'),
    listGiftCards: () => cards.listGiftCards(null, who),
    listGiftCardHistory: () => cards.listGiftCardHistory({ code: 'GC-1', currency: 'CAD' }, who),
    takeBackGiftCard: () => cards.takeBackGiftCard(body('POST /api/gift-cards/take-back').code, who),
    transferGiftCard: () => cards.transferGiftCard({ ...body('POST /api/gift-cards'), comment: '' }, who),
    readMenuSections: () => sections.readMenuSections(12, 'jp', { page: 1, limit: 300 }),
    getMenuPage: () => menu.getMenuPage(sampleStore, 'jp'),
    getProducts: () => menu.getProducts(sampleStore, 'jp', [34]),
    listDatedProducts: () => dated.listDatedProducts(12, 'en'),
    listProducts: () => menu.listProducts([1], 'en'),
    searchProducts: () => menu.searchProducts([{ ...sampleStore, serving: null }], 'tea', 'en'),
    listOrders: () => orders.listOrders({ page: 1, own: null, language: 'en' }, who),
    findPlacedOrder: () =>
      findPlacedOrder({ quoteId: 'q1', gid: 12, currency: 'CAD', total: 1200, age: 5, before: '' }, who),
    getOrder: () => orders.getOrder('o1', 'en', who),
    cancelOrder: () => orderActions.cancelOrder('o1', 'en', who),
    commentOnOrder: () => orderActions.commentOnOrder('o1', 'No onions', 'en', who),
    reviewOrder: () => orderActions.reviewOrder('o1', { rating: 5, comment: 'Good' }, 'en', who),
    getPayableOrder: () => payments.getPayableOrder('o1', 'en', who),
    payOrder: () => payments.payOrder(pay, null),
    beginExpress: () => express.beginExpress({ orderId: 'o1', currency: 'CAD', totalDue: 1200 }, who),
    authorizeExpress: () =>
      express.authorizeExpress({ orderId: 'o1', currency: 'CAD', totalDue: 1200, paymentId: 'p', payerId: 'q' }, who),
    cancelExpress: () => express.cancelExpress('o1', who),
    suggest: () => apiPlaces.suggest('Robson', { lat: 49, lon: -123 }),
    read: () => apiPlaces.read('p1'),
    at: () => apiPlaces.at({ lat: 49, lon: -123 }),
    listStoreReviews: () => reviews.listStoreReviews({ gid: 12, language: 'en', page: 1, pageSize: 10 }),
    getPoints: () => points.getPoints(who),
    logIn: () => session.logIn({ mode: 'account', email: 'a@b.example', password: 'p' }, null),
    signUp: () => session.signUp({ email: 'a@b.example', password: 'secret-one' }, null),
    sendCode: () => session.sendCode('6045550123', 'CA'),
    pingSession: () => session.pingSession(who),
    logOut: () => session.logOut(who),
    getStore: () => stores.getStore(12, 'en'),
    startSelfCheckout: () => stores.startSelfCheckout(12, 'https://site.example', 'en'),
    findStoreByDomain: () => stores.findStoreByDomain('noodle.example'),
    listChosenStores: () => near.listChosenStores([12], 'en'),
    listStoresNear: () => near.listStoresNear({ lat: 49, lon: -123 }, 'en'),
    listDatedStores: () => dated.listDatedStores(1, 'en'),
    findSuggestions: () => suggestions.findSuggestions({ text: 'tea', language: 'en', gid: undefined }),
    findScannedStore: () => stores.findScannedStore({ id: 'x' }),
  }
}
