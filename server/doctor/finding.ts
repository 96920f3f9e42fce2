/** What one trial found. `advice` says what to do. */
export type Finding = {
  what: string
  /** `not set up`: is left out, and need not be a problem; its advice says what is missing then. */
  state: 'ok' | 'remark' | 'problem' | 'not set up'
  found: string
  advice?: string
}

const marks = { ok: 'ok', remark: 'look', problem: 'PROBLEM', 'not set up': '-' }

export const ok = (what: string, found: string): Finding => ({ what, state: 'ok', found })
export const remark = (what: string, found: string, advice: string): Finding => ({
  what,
  state: 'remark',
  found,
  advice,
})
export const problem = (what: string, found: string, advice: string): Finding => ({
  what,
  state: 'problem',
  found,
  advice,
})
export const notSetUp = (what: string, advice: string): Finding => ({
  what,
  state: 'not set up',
  found: 'not set up',
  advice,
})

/** A finding as lines of the report. */
export function lineOf({ what, state, found, advice }: Finding): string {
  const head = `${marks[state].padEnd(8)} ${what.padEnd(20)} `
  return `${head}${found}${advice ? `\n${' '.repeat(head.length)}${advice}` : ''}`
}

/** What a trial found; where it failed in a way that no one foresaw, a problem with the words of its error. */
export async function tried(
  what: string,
  advice: string,
  trial: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await trial()].flat()
  } catch (error) {
    return [problem(what, wordsOf(error), advice)]
  }
}

/** What an error says; of several addresses that were tried, of the first. */
export function wordsOf(error: unknown): string {
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error
  return one instanceof Error ? one.message || one.name : String(one)
}
