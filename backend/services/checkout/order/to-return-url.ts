/** The return URL of a payment: the storefront does not know the order's id when it sends the template. */
export function toReturnUrl(template: string, orderId: string): string {
  return template.replace(/\{ord_id\}|%7Bord_id%7D/i, encodeURIComponent(orderId))
}
