/** `who` is the session status, since a logged-in customer may see more. */
export const payNowKey = (orderId: string, gid: number, who: string) => ['GET /api/paynow', orderId, gid, who] as const
/** A payment is opened for one amount. */
export const expressKey = (orderId: string, totalDue: number) => ['POST /api/paypal', orderId, totalDue] as const
