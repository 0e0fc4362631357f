import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { findJoins } from './find-joins'

/** What is written there is shown to people. */
const FOLDERS = [
  'app',
  'components',
  'lib/commerce-client',
  'lib/domain',
  'lib/server/pages',
  'backend/customers/messages',
  'backend/messages',
  'backend/orders/gift-cards',
  'backend/orders/mails',
  'backend/orders/notifications',
  'backend/orders/payments/pages',
  'operator',
]

export async function findJoinedWords(root = '.'): Promise<string[]> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = (await readdir(path.join(root, folder), { recursive: true })).filter((file) => /\.tsx?$/.test(file))
      return Promise.all(
        files.map(async (file) =>
          findJoins(path.join(folder, file), await readFile(path.join(root, folder, file), 'utf8')),
        ),
      )
    }),
  )
  return found.flat(2).sort()
}
