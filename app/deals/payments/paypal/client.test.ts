import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { payPalClient } from './client.server.ts'

test('PayPal’s answer leads nowhere else: neither keys nor tokens go on', async () => {
  const asked: string[] = []
  let isTokenMoved = true
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const hasToken = url === '/v1/oauth2/token' && !isTokenMoved
    if (hasToken) response.end(JSON.stringify({ access_token: 'token', expires_in: 3600 }))
    else response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const call = payPalClient({ url, clientId: 'id', clientSecret: 'secret', webhookId: 'hook' }, () => {})
  await expect(call('/v2/checkout/orders/1')).rejects.toThrow()
  isTokenMoved = false
  await expect(call('/v2/checkout/orders/1')).rejects.toThrow()
  expect(asked).toEqual(['/v1/oauth2/token', '/v1/oauth2/token', '/v2/checkout/orders/1'])
})
