import type { ReactNode } from 'react'

interface MenuAndCartProps {
  menu: ReactNode
  cart?: ReactNode
}

/** The cart beside the menu, where there is room. */
export function MenuAndCart({ menu, cart }: MenuAndCartProps) {
  return (
    <div className="store-order">
      {menu}
      {cart && (
        <div className="cart-place">
          <div>{cart}</div>
        </div>
      )}
    </div>
  )
}
