import { useLocale, useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { ChangeFailure } from '@/components/ui/feedback/change-failure'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { TextareaField } from '@/components/ui/forms/textarea-field'
import { type GiftCard, MAX_TRANSFER_COMMENT, maskCode } from '@/lib/domain/account/gift-cards'
import { formatMoney } from '@/lib/domain/money/money'
import type { ErrorCode } from '@/lib/domain/result'
import { typedText } from '@/lib/domain/typed-text'
import { useTransfer } from './use-transfer'

interface TransferDialogProps {
  card: GiftCard
  /** `waiting` is the card while it waits for its receiver's address, null once it is theirs */
  onDone: (waiting: GiftCard | null) => void
  onClose: () => void
}

/** Asks for confirmation, since a transfer cannot be undone. */
export function TransferDialog({ card, onDone, onClose }: TransferDialogProps) {
  const language = useLocale()
  const [t, common] = [useTranslations('assets'), useTranslations('common')]
  const transfer = useTransfer(card, onDone)
  const { form, step, busy } = transfer
  const { receiver, comment = '' } = form.watch()
  const isFilling = step === 'fill'
  const amount = formatMoney({ amount: card.balance, currency: card.currency }, language)
  return (
    <Dialog
      onClose={onClose}
      title={t('transfer_title')}
      width={520}
      dismissable={!busy}
      closeLabel={common('close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="secondary"
            aria-disabled={busy}
            onClick={busy ? undefined : isFilling ? onClose : transfer.back}
          >
            {common(isFilling ? 'cancel' : 'back')}
          </Button>
          <Button loading={busy} onClick={isFilling ? transfer.proceed : transfer.send}>
            {t(isFilling ? 'go_on' : 'transfer')}
          </Button>
        </div>
      }
    >
      {isFilling ? (
        <form noValidate className="grid gap-5" onSubmit={transfer.proceed}>
          {transfer.failure && <TransferFailure code={transfer.failure} />}
          <p className="font-semibold tabular-nums">{`${card.storeName} · ${maskCode(card.code)} · ${amount}`}</p>
          <TextField
            required
            autoFocus
            data-autofocus
            autoComplete="off"
            maxLength={200}
            label={t('receiver')}
            hint={t('receiver_hint')}
            error={form.formState.errors.receiver && t('receiver_required', { x: t('receiver') })}
            {...form.register('receiver')}
          />
          <TextareaField
            label={`${t('transfer_comment')} (${common('optional')})`}
            rows={2}
            maxLength={MAX_TRANSFER_COMMENT}
            counter={`${comment.length}/${MAX_TRANSFER_COMMENT}`}
            {...form.register('comment')}
          />
        </form>
      ) : (
        <p role="status">
          {t('transfer_question', { code: maskCode(card.code), amount, receiver: typedText(receiver) })}
        </p>
      )}
    </Dialog>
  )
}

function TransferFailure({ code }: { code: ErrorCode }) {
  const t = useTranslations('assets')
  const isRefused = code === 'not_found' || code === 'invalid_request'
  return (
    <ChangeFailure code={code} title={t('transfer_failed')}>
      {isRefused ? t('receiver_refused') : undefined}
    </ChangeFailure>
  )
}
