/** One line for people on the terminal. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Does the work and says how long it took. */
export const step: Step = async (name, work) => {
  const start = performance.now()
  const result = await work()
  say(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(2)} s`)
  return result
}

/** Ends the process with the message of an error. Only an unexpected error is printed with its stack. */
export function endInOneSentence(error: unknown): never {
  const isSentence = error instanceof Error && error.constructor === Error
  process.stderr.write(`${isSentence ? error.message : ((error as Error)?.stack ?? error)}\n`)
  process.exit(1)
}
