/** What must be as documented in every answer that is read, whatever else is odd. */
export interface Checked {
  call: string
  /** identity and price of each row, from what the function resolves to */
  rows: (value: never) => unknown[]
  /** the keys without which a row, or the answer, is left out */
  strict: string[]
}

interface Named {
  id: unknown
}
interface Priced {
  amount: number
}
const ids = (rows: Named[]) => rows.map(({ id }) => id)

/** By name; every function that is not here writes, and its code decides. */
export const READS: Record<string, Checked> = {
  listDeals: {
    call: 'glst',
    rows: ({ items }: { items: (Named & { name: string; price: Priced; dealPrice: Priced })[] }) =>
      items.map(({ id, name, price, dealPrice }) => [id, name, price, dealPrice]),
    strict: ['list', 'id', 'nm', 'pc', 'spc', 'currency'],
  },
  listDatedDeals: { call: 'glst', rows: ids, strict: ['list', 'id', 'nm', 'pc', 'spc', 'currency'] },
  getDeal: {
    call: 'gdtl',
    rows: (deal: { groupSaleId: number; name: string; price: Priced; dealPrice: Priced } | null) =>
      deal ? [[deal.groupSaleId, deal.name, deal.price, deal.dealPrice]] : [],
    strict: ['group_id', 'group_sale_id', 'name', 'pc', 'spc', 'currency'],
  },
  listCategories: { call: 'sfc', rows: ids, strict: ['id', 'nm'] },
  listStoreReviews: {
    call: 'srvw',
    rows: ({ items }: { items: { rating: number }[] }) => items.map(({ rating }) => rating),
    strict: ['list', 'rat'],
  },
  listShortcuts: {
    call: 'gshortcut',
    rows: (rows: { text: string }[]) => rows.map(({ text }) => text),
    strict: ['nm'],
  },
  listStoresNear: {
    call: 'slst',
    rows: (rows: { gid: number; name: string }[]) => rows.map(({ gid, name }) => [gid, name]),
    strict: ['gid', 'nm', 'currency'],
  },
  listChosenStores: {
    call: 'slst',
    rows: (rows: { gid: number; name: string }[]) => rows.map(({ gid, name }) => [gid, name]),
    strict: ['gid', 'nm', 'currency'],
  },
  listDatedStores: { call: 'slst', rows: ids, strict: ['gid', 'nm', 'currency'] },
  getStore: {
    call: 'sdtl2',
    rows: (store: { gid: number; name: string } | null) => (store ? [[store.gid, store.name]] : []),
    strict: ['gid', 'group_id', 'nm', 'name', 'currency'],
  },
  startSelfCheckout: {
    call: 'sdtl2',
    rows: (store: { gid: number; name: string } | null) => (store ? [[store.gid, store.name]] : []),
    strict: ['gid', 'group_id', 'nm', 'name', 'currency'],
  },
  findStoreByDomain: {
    call: 'sdtl2',
    rows: (store: { gid: number; name: string } | null) => (store ? [[store.gid, store.name]] : []),
    strict: ['gid', 'group_id', 'nm', 'name', 'currency'],
  },
  getMenuPage: {
    call: 'cplst2',
    rows: ({ sections }: { sections: { products: (Named & { price: number })[] }[] }) =>
      sections.flatMap(({ products }) => products.map(({ id, price }) => [id, price])),
    strict: ['pid', 'nm', 'pc', 'products'],
  },
  readMenuSections: {
    call: 'cplst2',
    rows: (sections: { products: { pid: number; pc: number }[] }[]) =>
      sections.flatMap(({ products }) => products.map(({ pid, pc }) => [pid, pc])),
    strict: ['pid', 'nm', 'pc', 'products'],
  },
  getProducts: {
    call: 'cplst2',
    rows: (products: (Named & { price: number })[]) => products.map(({ id, price }) => [id, price]),
    strict: ['pid', 'nm', 'pc', 'products'],
  },
  listDatedProducts: { call: 'cplst2', rows: ids, strict: ['pid', 'nm', 'pc', 'products'] },
  listProducts: { call: 'psearch', rows: ids, strict: ['pid', 'nm', 'pc', 'gid'] },
  findSuggestions: {
    call: 'suggest',
    rows: ({ value }: { value: { stores: { gid: number }[]; dishes: Named[]; deals: Named[] } }) => [
      ...value.stores.map(({ gid }) => gid),
      ...ids(value.dishes),
      ...ids(value.deals),
    ],
    strict: ['gid', 'nm', 'pid', 'pc', 'id', 'spc', 'currency', 'path', 'stores', 'products', 'deals', 'categories'],
  },
  listOrders: {
    call: 'ordlst',
    rows: ({ value }: { value: { items: (Named & { amount: Priced })[] } }) =>
      value.items.map(({ id, amount }) => [id, amount]),
    strict: ['orders', 'ord_id', 'amt', 'curr'],
  },
  findPlacedOrder: {
    call: 'ordlst',
    rows: ({ value }: { value: string | null }) => [value],
    strict: ['orders', 'ord_id', 'amt', 'curr'],
  },
  getOrder: {
    call: 'orddtl',
    rows: ({ value }: { value: { id: string; orderTotal: number; totalDue: number } }) => [
      [value.id, value.orderTotal, value.totalDue],
    ],
    strict: ['order_id', 'order_total', 'total_due', 'group_id', 'currency'],
  },
  quoteCart: {
    call: 'ctotal',
    rows: ({ value }: { value: { id: string; grandTotal: number } }) => [[value.id, value.grandTotal]],
    strict: ['qid', 'g_total'],
  },
  listAddresses: { call: 'customerAddr', rows: ({ value }: { value: Named[] }) => ids(value), strict: ['id'] },
  listGiftCards: {
    call: 'giftcard',
    rows: ({ value }: { value: { code: string; balance: number }[] }) =>
      value.map(({ code, balance }) => [code, balance]),
    strict: ['cards', 'gc', 'g_id', 'bal', 'curr'],
  },
  listGiftCardHistory: {
    call: 'gifthistory',
    rows: ({ value }: { value: { delta: number }[] }) => value.map(({ delta }) => delta),
    strict: ['history', 'delta'],
  },
  listBookmarks: {
    call: 'bookmark',
    rows: ({ value }: { value: { stores: Named[]; products: Named[] } }) => [
      ...ids(value.stores),
      ...ids(value.products),
    ],
    strict: ['gid', 'nm', 'pid', 'pc', 'stores', 'products'],
  },
  getCustomer: { call: 'customerinfo', rows: () => [], strict: [] },
  getPoints: {
    call: 'points',
    rows: ({ value }: { value: { balance: number } }) => [value.balance],
    strict: ['balance'],
  },
  logIn: { call: 'login', rows: ({ value }: { value: object }) => [value], strict: ['token', 'secret'] },
  signUp: { call: 'register', rows: ({ value }: { value: object }) => [value], strict: ['token', 'secret'] },
  checkOut: { call: 'aio', rows: ({ value }: { value: { orderId: string } }) => [value.orderId], strict: ['ord_id'] },
  getPayableOrder: {
    call: 'orddtl',
    rows: ({ value }: { value: { order: { id: string; totalDue: number } } }) => [
      [value.order.id, value.order.totalDue],
    ],
    strict: ['order_id', 'order_total', 'total_due', 'group_id', 'currency'],
  },
  beginExpress: { call: 'paypal_express', rows: () => [], strict: [] },
  suggest: { call: 'place autocomplete', rows: ids, strict: ['predictions', 'place_id', 'description'] },
  read: { call: 'place details', rows: () => [], strict: ['result'] },
  at: { call: 'reverse geocode', rows: () => [], strict: ['results'] },
  getAppConfig: { call: 'appconfig', rows: () => [], strict: [] },
  getPaymentProviders: { call: 'appconfig', rows: () => [], strict: [] },
  getCities: { call: 'appconfig', rows: () => [], strict: [] },
  findScannedStore: { call: 'qrparse', rows: (gid: number | null) => [gid], strict: ['id'] },
}

/** By name of the function; the call's code decides. */
export const WRITES: Record<string, string> = {
  saveAddress: 'customerAddr (save)',
  setDefaultAddress: 'customerAddr (save)',
  deleteAddress: 'customerAddr (delete)',
  changeBookmark: 'bookmark (change)',
  transferGiftCard: 'giftcard (transfer)',
  takeBackGiftCard: 'giftcard/takeback',
  cancelOrder: 'aio',
  payOrder: 'aio',
  authorizeExpress: 'paypal_express',
  cancelExpress: 'paypal_express',
  commentOnOrder: 'comment',
  reviewOrder: 'review',
  updateProfile: 'customerinfo (update)',
  claimProfile: 'claimprofile',
  updateEmail: 'newemail',
  confirmEmail: 'confirmemail',
  removeSavedCard: 'removecard',
  updatePhone: 'newphone',
  changePassword: 'updatepwd',
  deleteAccount: 'deleteaccount',
  registerDevice: 'device_token',
  resetPasswordByText: 'forgetpwd',
  mailPasswordReset: 'forgetpwd',
  resetPasswordByLink: 'forgetpwd',
  sendCode: 'vcd',
  sendContactMessage: 'contact',
}
