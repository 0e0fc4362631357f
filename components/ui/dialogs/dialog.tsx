import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type Ref, type SyntheticEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useIsHydrated } from '@/components/ui/loading/use-is-hydrated'
import { openModal } from './open-modal'

/** `full`: the whole screen */
type DialogWidth = 250 | 400 | 520 | 550 | 800 | 900 | 1100 | 'full'

export interface DialogProps {
  onClose: () => void
  title: string
  /** gets the focus when the dialog becomes another */
  titleRef?: Ref<HTMLHeadingElement>
  width?: DialogWidth
  /** false: no close button; Escape and the backdrop do nothing */
  dismissable?: boolean
  /** label of the close button; without it there is none, but Escape still closes */
  closeLabel?: string
  /** height of the scrolling content, such as `70vh`; ignored on a phone */
  maxHeight?: string
  /** whatever its content */
  isFullOnPhone?: boolean
  children: ReactNode
  footer?: ReactNode
  /** above the title, which then stands in the middle */
  scene?: ReactNode
  /** a sheet at the end side of the screen, full-screen on a phone */
  side?: boolean
}

const SIDE = 'h-dvh sm:rounded-s-sheet starting:translate-x-full'
const SHEET =
  'rounded-t-sheet sm:rounded-sheet starting:translate-y-full sm:starting:translate-y-3 sm:starting:opacity-0'
const LOW = 'max-h-dvh tall:max-h-[calc(100dvh-2rem)]'
const FULL = 'max-sm:h-dvh max-sm:rounded-none sm:max-h-dvh sm:tall:max-h-[calc(100dvh-2rem)]'

/** Open while it is rendered; dialogs that open later lie above it. */
export function Dialog({ onClose, title, width = 520, dismissable = true, side = false, ...rest }: DialogProps) {
  const { closeLabel, maxHeight = 'none', isFullOnPhone, children, footer, scene, titleRef } = rest
  const titleId = useId()
  const isPressed = useRef(false)
  // React hands on to this dialog what happens in one that is opened from it
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  const close = () => {
    if (dismissable) onClose()
  }
  const onCancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return
    event.preventDefault()
    close()
  }
  // a browser closes it all the same when it is asked a second time; the owner decides
  const onForced = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!isOwn(event) || !event.currentTarget.isConnected) return
    event.currentTarget.showModal()
    close()
  }
  const isFull = width === 'full'
  const place = side ? 'justify-end' : `items-end justify-center ${isFull ? '' : 'sm:items-center sm:p-4'}`
  const shape = side ? SIDE : isFull ? 'h-dvh' : `${SHEET} ${isFullOnPhone ? FULL : LOW}`
  if (!useIsHydrated()) return null
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the keyboard has Escape
    <dialog
      ref={openModal}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onForced}
      onMouseDown={(event) => {
        isPressed.current = isOwn(event)
      }}
      onClick={(event) => isPressed.current && isOwn(event) && close()}
      className={`fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-veil text-ink transition-opacity duration-150 open:flex starting:opacity-0 ${place}`}
    >
      <div
        style={{ maxWidth: isFull ? 'none' : width }}
        className={`flex w-full flex-col overflow-y-auto overscroll-contain bg-surface tall:overflow-hidden shadow-raised transition duration-220 ease-out max-sm:max-w-full! ${shape}`}
      >
        <div
          className={
            scene
              ? 'grid justify-items-center gap-3 px-5 pt-8 text-center'
              : 'flex items-center gap-3 border-b border-line ps-5 pe-3 py-3'
          }
        >
          {scene}
          <h2
            ref={titleRef}
            id={titleId}
            tabIndex={titleRef ? -1 : undefined}
            className={`font-bold sentence-case ${scene ? 'text-title' : 'min-h-11 flex-1 content-center text-heading'}`}
          >
            {title}
          </h2>
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
          style={{ '--content-cap': maxHeight } as CSSProperties}
          className="flex-auto p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] tall:min-h-0 tall:overflow-y-auto tall:overscroll-contain sm:tall:max-h-(--content-cap)"
        >
          {children}
        </div>
        {footer && (
          <div className="border-t border-line bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        )}
      </div>
    </dialog>,
    document.body,
  )
}
