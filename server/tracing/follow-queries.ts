import { AsyncResource } from 'node:async_hooks'
import type { Attributes } from '@opentelemetry/api'
import pg from 'pg'

type Query = (...args: unknown[]) => unknown
type ConnectMethod = (...args: unknown[]) => unknown
type QueryCallback = (error: unknown, ...others: unknown[]) => void
type QuerySpan = { fail: (type: string) => void; end: () => void }

/**
 * Has each statement of this process begin a span, until `stop`. Statements come without their values.
 * @param begin undefined: it is part of no trace
 */
export function followQueries(begin: (name: string, attributes: Attributes) => QuerySpan | undefined) {
  const client = pg.Client.prototype as unknown as { query: Query }
  const pool = pg.Pool.prototype as unknown as { connect: ConnectMethod }
  const { query } = client
  const { connect } = pool

  client.query = function (this: pg.Client, ...args) {
    const text = textOf(args[0])
    const span = text === undefined ? undefined : begin(...detailsOf(text))
    if (!span) return query.apply(this, args)
    const at = args.findIndex((one) => typeof one === 'function')
    if (at >= 0) {
      const answered = args[at] as QueryCallback
      args[at] = (...outcome: Parameters<QueryCallback>) => {
        end(span, outcome[0])
        answered(...outcome)
      }
      return query.apply(this, args)
    }
    const answer = query.apply(this, args)
    if (answer instanceof Promise)
      answer.then(
        () => end(span),
        (error: unknown) => end(span, error),
      )
    else end(span)
    return answer
  }

  // Of several who wait the pool calls each from where another gave its connection back.
  pool.connect = function (this: pg.Pool, ...args) {
    return connect.apply(
      this,
      args.map((one) => (typeof one === 'function' ? AsyncResource.bind(one as QueryCallback) : one)),
    )
  }

  return {
    stop() {
      client.query = query
      pool.connect = connect
    },
  }
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return undefined
  return typeof statement.text === 'string' ? statement.text : undefined
}

/** By the conventions of OpenTelemetry: https://opentelemetry.io/docs/specs/semconv/database/ */
function detailsOf(text: string): [name: string, attributes: Attributes] {
  const statement = text.replaceAll(/\s+/g, ' ').trim()
  const name = /^\w+/.exec(statement)?.[0].toLowerCase() ?? 'sql'
  return [name, { 'db.system.name': 'postgresql', 'db.operation.name': name, 'db.query.text': statement }]
}

function end(span: QuerySpan, error?: unknown) {
  if (error) span.fail(error instanceof pg.DatabaseError ? (error.code ?? 'unknown') : 'connection')
  span.end()
}
