import type { ChangeProblem } from './receive-change.server.ts'

export type RefusedChange = {
  /** Null: it was done, and does not fit. */
  readonly problem: ChangeProblem | null
  readonly key: string
  readonly op: string
  readonly sent: Readonly<Record<string, string>>
}
