import { getTranslations } from 'next-intl/server'

/** The parts of a store's page that the keyboard can go to at once: its first dishes, and the cart while there is one. */
export async function SkipLinks({ menu }: { menu?: string | undefined }) {
  const t = await getTranslations('common')
  return (
    <>
      {menu && (
        <a href={menu} className="skip-link">
          {t('skip_to_menu')}
        </a>
      )}
      <a href="#cart" className="skip-link">
        {t('skip_to_cart')}
      </a>
    </>
  )
}
