import { isLanguage } from '@/lib/domain/languages/languages'
import { loadMessages, type Namespace } from '@/lib/i18n/messages'

/** Sends one namespace in one language, for a dialog that is loaded on first use. */
export async function GET(
  _: Request,
  segment: { params: Promise<{ lan: string; namespace: string }> },
): Promise<Response> {
  const { lan, namespace } = await segment.params
  if (!isLanguage(lan)) return Response.json(null, { status: 404 })
  const messages = await loadMessages(lan)
  if (!Object.hasOwn(messages, namespace)) return Response.json(null, { status: 404 })
  return Response.json(messages[namespace as Namespace], { headers: { 'cache-control': 'public, max-age=300' } })
}
