import sharp from 'sharp'
import type { MailContent } from '@/backend/messages/message-draft'
import type { OrderDetail } from '@/backend/orders/queries/read-order'
import { textsIn } from '@/backend/platform/i18n/texts'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { isActiveStatus } from '@/lib/domain/codes/order-status'
import { isForStore, orderCode } from '@/lib/domain/orders/order-code'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { qrPath } from '@/lib/domain/qr-path'

const PIXELS_PER_MODULE = 16

/** The code of an order that is picked up or used at the store; null for another, and for one that is over. */
export async function mailedCode({ order, lines }: OrderDetail): Promise<MailContent['code'] | null> {
  const isOpen = isActiveStatus(order.status) && order.expiresAt === null
  const code = qrPath(orderCode(order.id))
  if (!code || !isOpen || !isForStore(order) || lines.every(({ kind }) => kind !== LINE_KIND.goods)) return null
  const { title, hint, alt } = textsIn(order.language).order_code
  return {
    ...{ title, hint, alt, number: shortNumber(order.id) ?? order.id },
    picture: {
      filename: 'order.png',
      contentType: 'image/png',
      content: await drawCode(code),
      cid: `order-${order.id}@code`,
    },
  }
}

function drawCode({ path, size }: NonNullable<ReturnType<typeof qrPath>>): Promise<Buffer> {
  const pixels = size * PIXELS_PER_MODULE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 2 }).toBuffer()
}
