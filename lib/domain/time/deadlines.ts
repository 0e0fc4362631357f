const CALL = 8000
const CHARGE = 60_000
/** Limits the reads of an order before it is charged. */
const BEFORE_CHARGE = 5000

/** How long each layer waits for an answer, in ms: each longer than what it waits for. */
export const DEADLINES = {
  /**
   * the storefront waits for the API: a connection; a page's read, or one try of any other; settings, without which a
   * page can do
   */
  connect: 1000,
  read: 5000,
  appConfig: 1000,
  /** suggestions while somebody types */
  hint: 2000,
  /** a write, or a read with its second try */
  call: CALL,
  /** what may take money; `PAYMENT_TIMEOUT_SECONDS` may be shorter */
  charge: CHARGE,
  beforeCharge: BEFORE_CHARGE,
  /** a browser waits for the storefront: a read; a write and what is read after it; what may take money */
  browserRead: CALL + 2000,
  browserWrite: 2 * CALL + 2000,
  browserCharge: CHARGE + BEFORE_CHARGE,
} as const
