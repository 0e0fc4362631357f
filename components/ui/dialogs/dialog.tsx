import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type Ref, useEffect, useState } from 'react'

type DialogWidth = 250 | 400 | 520 | 550 | 800 | 900 | 1100

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** of a title that gets the focus when the dialog becomes another */
  titleRef?: Ref<HTMLHeadingElement>
  width?: DialogWidth
  /** false: no close button; Escape and the backdrop do nothing */
  dismissable?: boolean
  /** label of the close button; without it there is none, but Escape still closes */
  closeLabel?: string
  /** of the scrolling content, such as `70vh`; ignored on a phone */
  maxHeight?: string
  children: ReactNode
  /** stays below the scrolling content */
  footer?: ReactNode
  /** a picture above the title, which then stands in the middle */
  scene?: ReactNode
  /** a sheet at the end side of the screen, such as the address editor */
  side?: boolean
}

const nothing = () => undefined

/** Returns focus to the previously focused element, also when an open dialog is unmounted. */
function useFocusReturn() {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
      })
    },
    [opener],
  )
}

/** The only modal dialog; on a phone it is a sheet at the foot of the screen. Load it on first use on public pages. */
export function Dialog({ open, onClose, title, width = 520, dismissable = true, side = false, ...rest }: DialogProps) {
  useFocusReturn()
  const { closeLabel, maxHeight = 'none', children, footer, scene, titleRef } = rest
  const cap = { '--content-cap': maxHeight } as CSSProperties
  const place = side ? 'justify-end' : 'items-end justify-center sm:items-center sm:p-4'
  const shape = side
    ? 'h-dvh sm:rounded-s-sheet data-closed:translate-x-8'
    : 'max-h-[calc(100dvh-2rem)] rounded-t-sheet data-closed:translate-y-16 sm:rounded-sheet sm:data-closed:translate-y-3'
  return (
    <HeadlessDialog open={open} onClose={dismissable ? onClose : nothing} className="fixed inset-0 z-50">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-veil transition-opacity duration-150 data-closed:opacity-0"
      />
      <div className={`fixed inset-0 flex ${place}`}>
        <DialogPanel
          transition
          style={{ maxWidth: width }}
          className={`flex w-full flex-col overflow-hidden bg-surface shadow-raised transition duration-200 ease-out data-closed:opacity-0 max-sm:max-w-full! ${shape}`}
        >
          <div
            className={
              scene
                ? 'grid justify-items-center gap-3 px-5 pt-8 text-center'
                : 'flex items-center gap-3 border-b border-line ps-5 pe-3 py-3'
            }
          >
            {scene}
            <DialogTitle
              ref={titleRef}
              tabIndex={titleRef ? -1 : undefined}
              className={`font-bold sentence-case ${scene ? 'text-title' : 'min-h-11 flex-1 content-center text-heading'}`}
            >
              {title}
            </DialogTitle>
            {dismissable && closeLabel && (
              <button
                type="button"
                onClick={onClose}
                aria-label={closeLabel}
                className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunken"
              >
                <X aria-hidden className="size-5" />
              </button>
            )}
          </div>
          <div
            style={cap}
            className="min-h-0 flex-auto overflow-y-auto overscroll-contain p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:max-h-(--content-cap)"
          >
            {children}
          </div>
          {footer && (
            <div className="border-t border-line bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}
