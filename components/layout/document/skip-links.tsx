import { getTranslations } from 'next-intl/server'

interface SkipLinksProps {
  /** the id of its first section */
  menu?: string | undefined
}

/** The parts of a store's page that the keyboard can go to at once: its first dishes, and the cart, in the form that it has at this width. */
export async function SkipLinks({ menu }: SkipLinksProps) {
  const t = await getTranslations('common')
  return (
    <>
      {menu && (
        <a href={`#${menu}`} className="skip-link">
          {t('skip_to_menu')}
        </a>
      )}
      {['cart-bar', 'cart-column'].map((cart) => (
        <a key={cart} href={`#${cart}`} className="skip-link">
          {t('skip_to_cart')}
        </a>
      ))}
    </>
  )
}
