import type { Locator } from 'playwright/test'

const MARK = 'data-fonts-of'

export async function platformFonts(locator: Locator): Promise<string[]> {
  const page = locator.page()
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  await locator.evaluate((element, mark) => element.setAttribute(mark, ''), MARK)
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[${MARK}]` })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await locator.evaluate((element, mark) => element.removeAttribute(mark), MARK)
  await client.detach()
  return fonts.map(({ familyName }) => familyName)
}
