import { deviceToken } from '@/tests/backend/support/push-desk'
import { HOME, VISA } from '@/tests/backend/support/shopping'
import { BOOKMARKED, CANARY_ADDRESS, type CanaryOwner, PASSWORD } from './canary-owner'

/** One way to make a call with the owner's ids, and what it answers. */
export interface Example {
  request: object
  /** RC for the owner; 200 by default */
  owner?: number
  stranger: number
  /** RC for another customer on the store's own domain, if different */
  strangerOnSite?: number
  /** RC for a visitor if the call needs no session; 401 for customer calls */
  visitor?: number
}

const MINE = 200
const NONE = 484
const BAD = 400
const NO_SESSION = 401

/** Every call of the contract, made with all of the owner's ids. Calls that end the owner's session come last. */
export function callsAbout(o: CanaryOwner): Record<string, Example[]> {
  const place = { g_id: o.gid, shp_mtd: 2, c_fnm: 'Eve', c_tn: '6045550100', device: 'h5' }
  const checkout = { pay_mtd: 1, q_id: o.quote, ...place }
  const cart = { gid: o.gid, items: [{ pid: o.deal.groupSaleId, qty: 1, options: [] }], shp_mtd: 2 }
  const surcharge = { gid: o.gid, items: [{ pid: 0, qty: 1, pc: 3.2, options: [], selfCheckout: true }], shp_mtd: 5 }
  const code = { phone: o.phone, vc: '000000', country_code: 'CA' }
  const same = (RC: number) => ({ owner: RC, stranger: RC, visitor: RC })
  const open = (request: object, RC = 200): Example[] => [{ request, ...same(RC) }]
  const own = (request: object = {}): Example[] => [{ request, stranger: MINE }]
  const theirs = (request: object): Example[] => [{ request, stranger: NONE }]
  return {
    ping: own(),
    customerinfo: [...own(), ...own({ cards: 1 })],
    removecard: [{ request: { ref: o.card }, stranger: 404 }],
    points: own(),
    customerAddr: own(),
    ordlst: [...own({ limit: '-1' }), ...own({ domain: 'spa.test' })],
    orddtl: [o.kept, ...o.open, o.done].map((orderId) => ({
      request: { orderId, lan: 'en' },
      stranger: NONE,
      visitor: 200,
    })),
    giftcard: [...own({ limit: '-1' }), ...own({ status: '1' }), ...own({ domain: 'spa.test' })],
    'giftcard/get/{code}': theirs({ code: o.gift }),
    gifthistory: theirs({ code: o.gift }),
    bookmark: own(),
    appconfig: open({}),
    sdtl2: [...open({ gid: o.gid }), ...open({ domain: 'spa.test' })],
    slst: open({}),
    suggest: open({ keywords: BOOKMARKED }),
    psearch: open({ pids: String(o.bookmarked.dish) }),
    cplst2: open({ gid: o.bookmarked.store }),
    glst: open({ keywords: BOOKMARKED }),
    gdtl: open({ pid: o.deal.id }),
    sfc: open({ c_id: 2 }),
    sff: open({ c_id: 2 }),
    sfs: open({}),
    srvw: open({ gid: o.bookmarked.store }),
    gshortcut: open({}),
    'place autocomplete': open({ input: '9871 Canarystreet' }),
    'place details': open({ place_id: '9871 Canarystreet' }, 404),
    'reverse geocode': open({ latlng: '49.28,-123.12' }),
    qrparse: open({ code: String(o.gid) }),
    instantpay: open({ gid: String(o.gid) }),
    vcd: open({ phone: o.phone, action: 3, country_code: 'CA' }),
    login: [
      ...open({ data: { email: o.mail, password: 'guess' } }, 403),
      ...open({ data: { email: `${o.phone}@customer.plaza.test`, vc: '000000', country_code: 'CA' } }, 483),
    ],
    register: open({ email: o.mail, password: 'sesame' }, 409),
    contact: open({ name: 'Eve', email: 'eve@mail.example', message: 'Where is my parcel?' }),
    forgetpwd: [
      ...open({ email: o.mail }),
      ...open({ token: 'guess', password: 'sesame' }, 204),
      ...open({ ...code, password: 'sesame' }, 483),
    ],
    newphone: [{ request: code, owner: 483, stranger: 483 }],
    newemail: [{ request: { email: o.mail }, stranger: 409 }],
    claimprofile: [{ request: { keep: true }, owner: 200, stranger: 200 }],
    confirmemail: [{ request: { token: 'guess' }, owner: 204, stranger: 204 }],
    exportaccount: own(),
    // without a proof, so that no account is deleted
    deleteaccount: [{ request: { give_up_credit: true }, owner: 409, stranger: 483 }],
    device_token: own({ provider: 'webpush', device_token: deviceToken('https://fcm.googleapis.com/fcm/send/canary') }),
    ctotal: [
      ...own({ data: cart }),
      { request: { data: { ...surcharge, related_order_id: o.kept } }, owner: 409, stranger: NONE },
    ],
    paypal_express: [
      { request: { data: { action: 1, oid: o.open[3] } }, stranger: BAD },
      { request: { data: { action: 2, oid: o.open[3], paymentID: 'x', payerID: 'y' } }, owner: BAD, stranger: BAD },
      { request: { data: { action: 3, oid: o.open[3] } }, stranger: BAD },
    ],
    aio: [
      { request: { data: checkout }, stranger: BAD, visitor: NO_SESSION },
      // a spent quote answers its order, to its owner only
      { request: { data: { ...checkout, q_id: o.storedQuote } }, stranger: BAD, visitor: NO_SESSION },
      {
        request: { data: { ...checkout, q_id: o.secondQuote, pay_mtd: 3, gc_cd: o.gift } },
        stranger: BAD,
        visitor: NO_SESSION,
      },
      { request: { data: { action: 'cancel', ord_id: o.spare } }, stranger: NONE, visitor: NO_SESSION },
      { request: { data: { action: 'pay', ord_id: o.done, pay_mtd: 2, card: VISA } }, ...same(BAD) },
    ],
    comment: theirs({ order_id: o.kept, comment: 'Is it ready?' }),
    review: theirs({ order_id: o.done, rat: 1, cmt: 'Not mine' }),
    'bookmark (change)': [
      {
        request: { data: { ids: Object.values(o.bookmarked), type: 7, action: 'delete' } },
        stranger: MINE,
        strangerOnSite: NONE,
      },
    ],
    'customerAddr (save)': [
      ...theirs({ ...HOME, id: o.book[0] }),
      ...theirs({ id: o.book[0], is_default: false }),
      ...theirs({ ...CANARY_ADDRESS, id: o.book[0], is_default: true }),
    ],
    'customerAddr (delete)': theirs({ id: o.book[1] }),
    'customerAddr/{id} (delete)': theirs({ id: o.book[2] }),
    // the card waits for nobody
    'giftcard/takeback': [{ request: { code: o.gift }, owner: 484, stranger: 484 }],
    'giftcard (transfer)': theirs({ code: o.gift, receiver: 'friend@example.com' }),
    'customerinfo (update)': own({ first_name: 'Eve' }),
    updatepwd: [{ request: { op: PASSWORD, password: 'sesame-open' }, stranger: 403 }],
    logout: own(),
  }
}
