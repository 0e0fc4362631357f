import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'

const stored = z.object({ publicKey: z.string().min(1), privateKey: z.string().min(1) })

/** A P-256 key pair in base64url, by which push services know our server. */
export type VapidKeys = z.output<typeof stored>

/** The keys of a demo: generated once and saved in the data folder, since subscriptions are bound to them. */
export async function demoVapidKeys(folder: string): Promise<VapidKeys> {
  const file = path.join(folder, 'vapid-keys.json')
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return stored.parse(JSON.parse(await readFile(file, 'utf8')))
}
