'use client'

import { X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'

interface SheetProps {
  ref: Ref<HTMLDialogElement>
  title: string
  closeLabel: string
  children: ReactNode
  onClose?: () => void
  /** replaces the start of the header, such as with a back button */
  lead?: ReactNode
}

/** The browser's own modal, 900 wide with content up to 70vh high: no library, and native focus and Escape handling. */
export function NativeSheet({ ref, title, closeLabel, children, onClose, lead }: SheetProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: closes on a backdrop click; the keyboard has Escape
    <dialog
      ref={ref}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="m-auto w-full max-w-[900px] rounded-sheet bg-surface text-ink shadow-raised max-sm:h-dvh max-sm:max-h-dvh max-sm:max-w-full max-sm:rounded-none"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-3 border-b border-line py-3 ps-5 pe-3">
          {lead}
          <h2 className="min-h-11 flex-1 content-center text-heading">{title}</h2>
          <form method="dialog">
            <button
              type="submit"
              aria-label={closeLabel}
              className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunken"
            >
              <X aria-hidden className="size-5" />
            </button>
          </form>
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain p-5 sm:max-h-[70vh]">{children}</div>
      </div>
    </dialog>
  )
}

/** A button and the sheet that it opens, which is in the document from the first time on. */
export function NativeDialog({
  trigger,
  className,
  children,
  ...sheet
}: Omit<SheetProps, 'ref'> & { trigger: string; className: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (isUsed) dialog.current?.showModal()
  }, [isUsed])
  const open = () => {
    setUsed(true)
    dialog.current?.showModal()
  }
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {trigger}
      </button>
      {isUsed && (
        <NativeSheet {...sheet} ref={dialog}>
          {children}
        </NativeSheet>
      )}
    </>
  )
}
