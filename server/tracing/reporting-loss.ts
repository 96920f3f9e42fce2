import type { SpanExporter } from '@opentelemetry/sdk-trace'

const pause = 10 * 60_000 // ms

/** The same exporter, which tells of what it could not send, at most every ten minutes. */
export function reportingLoss(
  exporter: SpanExporter,
): SpanExporter & { onLoss: (report: (problem: string) => void) => void } {
  let report = (_problem: string) => {}
  let toldAt = Number.NEGATIVE_INFINITY
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - toldAt > pause) {
          toldAt = performance.now()
          report(result.error.message)
        }
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
    onLoss: (given) => void (report = given),
  }
}
