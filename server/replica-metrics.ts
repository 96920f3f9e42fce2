import { Counter, Gauge, type Registry } from 'prom-client'
import type { ReplicaState } from '../app/ground/db/replicas/replicas.server.ts'

/** What a process tells Prometheus of each replica; of several processes, the one that sees it worst. */
export function replicaMetrics(states: () => readonly ReplicaState[], registers: Registry[]) {
  const gauge = (
    name: string,
    help: string,
    aggregator: 'min' | 'max',
    valueOf: (state: ReplicaState) => number,
  ) =>
    new Gauge({
      name,
      help,
      aggregator,
      labelNames: ['replica'],
      registers,
      collect() {
        for (const state of states()) this.set({ replica: state.name }, valueOf(state))
      },
    })
  gauge(
    'replica_in_use',
    'Whether public pages and searches are read from a replica: 1 or 0',
    'min',
    ({ use }) => (use === 'in use' ? 1 : 0),
  )
  gauge('replica_lag_bytes', 'How much of the changes a replica lacks', 'max', ({ lagBytes }) => lagBytes)
  gauge(
    'replica_lag_seconds',
    'Time since the first change that a replica lacks; from 5 on it is left out',
    'max',
    ({ lag }) => lag / 1_000,
  )
  new Counter({
    name: 'replica_searches_total',
    help: 'Public pages and searches asked of a replica, by whether it answered or the primary had to',
    labelNames: ['replica', 'result'],
    registers,
    collect() {
      this.reset()
      for (const { name, answered, repeated } of states()) {
        this.inc({ replica: name, result: 'answered' }, answered)
        this.inc({ replica: name, result: 'repeated' }, repeated)
      }
    },
  })
}
