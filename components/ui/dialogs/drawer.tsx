import { Dialog, type DialogProps } from './dialog'

/** A dialog at the side of the screen, full-screen on a phone; can be nested in another. */
export function Drawer(props: Omit<DialogProps, 'side' | 'maxHeight'>) {
  return <Dialog {...props} side />
}
