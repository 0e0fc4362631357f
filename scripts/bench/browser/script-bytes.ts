import type { CDPSession } from 'playwright'

export async function countScriptBytes(client: CDPSession): Promise<() => number> {
  const scripts = new Set<string>()
  let bytes = 0
  client.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await client.send('Network.enable')
  return () => bytes
}
