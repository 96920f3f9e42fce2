import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** Of `scripts/web-processes.mjs`. */
type Message = { tell?: number; together?: { id: number; metrics: object[] } }

let asked = 0

/**
 * The metrics of all processes that share the port of this one, added up: which of them is asked is chance. Of a process
 * by itself, its own.
 */
export function ofAllProcesses(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  const waiting = new Map<number, (metrics: object[]) => void>()
  process.on('message', async ({ tell, together }: Message) => {
    if (tell !== undefined) process.send!({ told: tell, metrics: await registry.getMetricsAsJSON() })
    if (together) waiting.get(together.id)?.(together.metrics)
  })
  return async () => {
    const id = ++asked
    const metrics = await new Promise<object[]>((resolve) => {
      waiting.set(id, resolve)
      process.send!({ gather: id })
    })
    waiting.delete(id)
    return AggregatorRegistry.aggregate(metrics).metrics()
  }
}
