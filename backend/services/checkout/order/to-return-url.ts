/** The address a payment comes back to: the storefront could not know the order's id when it asked. */
export function toReturnUrl(template: string, orderId: string): string {
  return template.replace(/\{ord_id\}|%7Bord_id%7D/i, encodeURIComponent(orderId))
}
