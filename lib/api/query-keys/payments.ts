/** `who` is the session status, since a logged-in customer may see more. */
export const payNowKey = (orderId: string, gid: number, who: string) => ['GET /api/paynow', orderId, gid, who] as const
export const expressKey = (orderId: string) => ['POST /api/paypal', orderId] as const
