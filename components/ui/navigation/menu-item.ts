/** The classes of an entry in a menu panel. */
export const MENU_ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-ink hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-accent-ink'
