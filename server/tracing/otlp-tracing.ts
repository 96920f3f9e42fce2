import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Settings } from '../settings.ts'
import { reportingLoss } from './reporting-loss.ts'
import { followQueries } from './follow-queries.ts'
import type { OpenSpan, Tracing } from './tracing.ts'

const sendEvery = 2_000 // ms
const longestSending = 5_000 // ms
const longestGoodbye = 2_000 // ms
const mostWaiting = 4_096 // spans: beyond them new ones are dropped
const longestValue = 2_000 // characters, of a statement

/**
 * Nothing of it is registered as the process's own tracing, so that libraries which look for that, and could put personal
 * data into spans, find none.
 */
export function otlpTracing({ share, endpoint, headers }: NonNullable<Settings['traces']>): Tracing {
  const exporter = reportingLoss(
    new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: longestSending }),
  )
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'proa' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: mostWaiting,
        scheduledDelayMillis: sendEvery,
        exportTimeoutMillis: longestSending,
      }),
    ],
  })
  const tracer = provider.getTracer('proa')
  const current = new AsyncLocalStorage<Context>()
  const propagator = new W3CTraceContextPropagator()
  const follower = followQueries((name, attributes) => {
    const parent = current.getStore()
    return parent && opened(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent))
  })

  return {
    async during({ name, kind, attributes }, work, traceparent) {
      const begun = traceparent ? propagator.extract(ROOT_CONTEXT, { traceparent }, headerOf) : ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, begun)
      const { set, fail, end } = opened(span)
      try {
        return await current.run(trace.setSpan(begun, span), () => work({ set, fail }))
      } catch (error) {
        fail(error instanceof Error ? error.name : 'unknown')
        throw error
      } finally {
        end()
      }
    },
    onLoss: exporter.onLoss,
    async close() {
      follower.stop()
      const waited = new Promise((resolve) => setTimeout(resolve, longestGoodbye).unref())
      await Promise.race([provider.shutdown().catch(() => {}), waited])
    },
  }
}

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER }

const headerOf = {
  keys: (headers: Record<string, string>) => Object.keys(headers),
  get: (headers: Record<string, string>, name: string) => headers[name],
}

/** Says of a failure only its kind: the words of an error may have what people wrote. */
function opened(span: Span): OpenSpan & { end: () => void } {
  return {
    set: (attributes) => void span.setAttributes(attributes),
    fail(type) {
      span.setAttribute('error.type', type)
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
    end: () => span.end(),
  }
}
