import { type Id, isSameId } from '@/lib/domain/codes/id'

interface Row {
  id: Id
  gid?: Id | null | undefined
}

/**
 * The rows that are deals of one store: an API need not know the parameter `gid`, and then lists those of all.
 * `readDeal` says whose a deal is where its row does not.
 */
export async function dealsOfStore<R extends Row>(
  rows: readonly R[],
  gid: Id,
  readDeal: (id: Id) => Promise<{ gid: Id } | null>,
): Promise<R[]> {
  const owners = await Promise.all(rows.map(async (row) => row.gid ?? (await readDeal(row.id))?.gid))
  return rows.filter((_, at) => isSameId(owners[at], gid))
}
