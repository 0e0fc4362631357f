import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

export async function findSamples(base: string, api: string, cookies: { name: string; value: string }[]) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const deals = await (await fetch(`${api}/api/v7/glst?lan=en&limit=1`)).json()
  const first = async (path: string, link: RegExp) =>
    link.exec(await (await fetch(`${base}${path}`, { headers: { cookie } })).text())?.[1] ?? ''
  const orders = await (await fetch(`${base}/api/orders?page=1`, { headers: { cookie } })).json()
  const canceled = orders.items?.find(({ status }: { status: number }) => status === ORDER_STATUS.canceled)
  const samples: Record<string, string> = {
    deal: `${deals.records?.list?.[0]?.id ?? ''}`,
    product: await first('/store/1024', /data-product="(\d+)"/),
    order: await first('/account/orders', /\/account\/orders\/detail\/([a-z0-9]+)/),
    canceled: canceled?.id ?? '',
  }
  return (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? '')
}
