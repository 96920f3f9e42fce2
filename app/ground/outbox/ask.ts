import type { StopReason } from './sender.ts'
import { accountHeader } from './account-header.ts'

/** `refused`: the server has an answer, and it is no. */
export type RequestFailure = StopReason | 'refused'

type AskOptions = RequestInit & {
  /** ms */
  patience?: number
  /** Statuses above 400 that are answers like others. */
  answers?: readonly number[]
}

const usual = 15_000 // ms
/** For what has a file or a part of one. */
export const patienceForFiles = 90_000 // ms

/** Asks the server for an account, and for no other that may be signed in by now. Throws when the signal is aborted. */
export async function ask<T>(owner: string, path: string, asked: AskOptions): Promise<T | RequestFailure> {
  const { patience = usual, answers = [], signal, headers, ...init } = asked
  const signals = [AbortSignal.timeout(patience), ...(signal ? [signal] : [])]
  try {
    const answer = await fetch(path, {
      ...init,
      headers: { ...headers, [accountHeader]: owner },
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    })
    // The way to /login.
    if (answer.type === 'opaqueredirect' || answer.status === 401) return 'signed-out'
    if (answer.ok || answers.includes(answer.status)) return (await answer.json()) as T
    if (answer.status === 429) return 'often'
    return answer.status < 500 && answer.status !== 408 ? 'refused' : 'cut'
  } catch {
    signal?.throwIfAborted()
    return 'cut'
  }
}
