import { afterAll, expect, it } from 'vitest'
import { operatorDocument } from '@/backend/app/documentation/operator-document'
import { openTestApp } from '@/tests/backend/support/test-app'

const api = await openTestApp()
const silent = await openTestApp({ apiDocs: false })
afterAll(async () => {
  await api.close()
  await silent.close()
})

it('the document of operators’ calls is served where documents are', async () => {
  const path = '/operator-openapi.json'
  expect(await (await api.app.request(path)).json()).toEqual(operatorDocument())
  expect((await silent.app.request(path)).status).toBe(404)
})
