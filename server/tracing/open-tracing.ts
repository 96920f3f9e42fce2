import type { Settings } from '../settings.ts'
import type { Tracing } from './tracing.ts'

/**
 * Undefined without OTEL_EXPORTER_OTLP_ENDPOINT: none of its code is loaded then. Comes before the database is opened,
 * whose connections it follows.
 */
export async function openTracing({ traces }: Pick<Settings, 'traces'>): Promise<Tracing | undefined> {
  if (!traces) return undefined
  const { otlpTracing } = await import('./otlp-tracing.ts')
  return otlpTracing(traces)
}
