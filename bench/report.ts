import type { Case } from './cases.ts'
import type { Round, Sample } from './measure.ts'
import { median, table } from './table.ts'

const cpuOf = ({ app, database }: Sample) => app + database
const ms = (value: number) => value.toFixed(value < 1 ? 3 : 2)
const times = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ×`

/** Medians, one line a case: what it costs, beside bare Hono and Node sending the same body and headers. */
export function report(results: ReadonlyMap<Case, readonly Round[]>): string {
  const head = [
    'CPU ms per request',
    'app',
    'database',
    'both',
    'per second',
    'Hono',
    'per second',
    'Node',
    'of Hono',
    'of Node',
    'bound',
    '',
  ]
  const rows = [...results].map(([one, rounds]) => {
    const middle = (value: (round: Round) => number) => median(rounds.map(value))
    return [
      one.name,
      ms(middle(({ site }) => site.app)),
      ms(middle(({ site }) => site.database)),
      ms(middle(({ site }) => cpuOf(site))),
      middle(({ site }) => site.perSecond).toFixed(0),
      ms(middle(({ plain }) => cpuOf(plain.hono))),
      middle(({ plain }) => plain.hono.perSecond).toFixed(0),
      ms(middle(({ plain }) => cpuOf(plain.node))),
      times(middle(overHono)),
      times(middle(({ site, plain }) => cpuOf(site) / cpuOf(plain.node))),
      boundOf(one),
      one.most ? (isMissed(one, rounds) ? 'MISSED' : 'met') : '',
    ]
  })
  return table(head, rows)
}

export function isMissed({ most }: Case, rounds: readonly Round[]): boolean {
  if (!most) return false
  return 'ratio' in most
    ? median(rounds.map(overHono)) > most.ratio
    : median(rounds.map(({ site }) => cpuOf(site))) > most.cpu
}

const overHono = ({ site, plain }: Round) => cpuOf(site) / cpuOf(plain.hono)

function boundOf({ most }: Case): string {
  if (!most) return ''
  return 'ratio' in most ? `${most.ratio} × Hono` : `${most.cpu} ms`
}
