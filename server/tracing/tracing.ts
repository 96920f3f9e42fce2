import type { Attributes } from '@opentelemetry/api'

/** What is traced: its name is like `GET /vehicles/:ref`, and neither it nor its attributes are personal. */
export type SpanDetails = { name: string; kind: 'server' | 'consumer'; attributes: Attributes }

/** Later words about a span that is under way. */
export type OpenSpan = { set: (attributes: Attributes) => void; fail: (type: string) => void }

/** Spans of requests, jobs and the SQL in them, sent to a receiver of OpenTelemetry. */
export type Tracing = {
  /**
   * Does the work within a span.
   * @param traceparent of W3C's Trace Context, from a proxy that has begun the trace
   */
  during: <T>(details: SpanDetails, work: (span: OpenSpan) => Promise<T>, traceparent?: string) => Promise<T>
  /** Tells of spans that could not be sent, at most every ten minutes. */
  onLoss: (report: (problem: string) => void) => void
  /** Sends what waits, for up to two seconds. */
  close: () => Promise<void>
}
