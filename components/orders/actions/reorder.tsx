import { useTranslations } from 'next-intl'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { showToast } from '@/components/ui/feedback/toast'
import { Button } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { Id } from '@/lib/domain/codes/id'
import type { Order } from '@/lib/domain/orders/orders'
import { failure, type Result } from '@/lib/domain/result'
import type { ReorderPlan } from './plan-reorder'

const ReorderDialog = lazy(async () => ({ default: (await import('./reorder-dialog')).ReorderDialog }))

interface ReorderProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> {
  load: () => Promise<Result<Order>>
  gid: Id
}

/** Opens the checkout; what is missing or dearer is shown before the cart is filled, and then the store. */
export function Reorder({ load, gid, children, ...look }: ReorderProps) {
  const [t, errors] = [useTranslations('orders'), useTranslations('errors')]
  const paths = usePaths()
  const [busy, setBusy] = useState(false)
  const [confirming, setConfirming] = useState<ReorderPlan | null>(null)
  const fill = async (plan: ReorderPlan) => {
    ;(await import('./plan-reorder')).fillCart(plan)
    if (plan.isReady) location.assign(paths.checkout(gid))
    else location.assign(paths.store(gid))
  }
  const start = async () => {
    setBusy(true)
    // without its script, as without the network
    const answer = await plan(load).catch(() => failure('network'))
    setBusy(false)
    if (!answer.ok) return showToast(errors(answer.code), 'danger')
    if (answer.value.isReady) await fill(answer.value)
    else setConfirming(answer.value)
  }
  return (
    <>
      <Button {...look} loading={busy} onClick={start}>
        {t('reorder')} {children}
      </Button>
      {confirming && (
        <Suspense>
          <ReorderDialog {...confirming} onConfirm={() => fill(confirming)} onClose={() => setConfirming(null)} />
        </Suspense>
      )}
    </>
  )
}

async function plan(load: ReorderProps['load']): Promise<Result<ReorderPlan>> {
  const { planReorder } = await import('./plan-reorder')
  return planReorder(await load())
}
