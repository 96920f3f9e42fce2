import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type Value = { stringValue?: string; intValue?: number | string }
type TraceExport = {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: { key: string; value: Value }[] })[]
    }[]
  }[]
}

export type ReceivedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, string>
}

/** Takes traces of OpenTelemetry as JSON, from now to the end of the calling test file or to `close`. */
export async function otlpReceiver() {
  const spans: ReceivedSpan[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer(async (request, response) => {
    headers.push(request.headers)
    const { resourceSpans } = (await json(request)) as TraceExport
    for (const { scopeSpans } of resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: textsOf(span.attributes) })
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  afterAll(close)
  return { spans, headers, close, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const textsOf = (attributes: { key: string; value: Value }[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]))
