import type { Order, openOrders } from './orders'

type Orders = ReturnType<typeof openOrders>

export interface Page {
  status: number
  html: string
  location?: string
}

const PATH = '/gateway/pay.php'

export const gatewayPath = ({ id }: Order): string => `${PATH}?${new URLSearchParams({ order: id })}`

/**
 * The page on which a payer approves, or gives up. They are sent back to where the order's payment said, letter by
 * letter: nothing is put in or added. Null for another page.
 */
export function openGatewayPage(method: string, { pathname, searchParams }: URL, orders: Orders): Page | null {
  if (pathname !== PATH) return null
  const order = orders.byId(searchParams.get('order') ?? '')
  if (!order) return { status: 404, html: '<h1>No such payment</h1>' }
  if (method === 'POST') orders.pay(order)
  else if (!searchParams.has('cancel')) return { status: 200, html: formOf(order) }
  return { status: 302, html: '', location: order.returnUrl }
}

const formOf = ({ id }: Order) => `<!DOCTYPE html><html lang="en"><title>Gateway</title><link rel="icon" href="data:,">
<form method="post"><button>Approve payment</button></form><a href="?order=${id}&amp;cancel=1">Cancel</a></html>`
