import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Load, Outcome } from './load-client.ts'
import type { PlainAnswer, PlainKind } from './plain-server.ts'

export type PlainServer = { port: number; pid: number; stop(): void }

export async function startPlainServer(
  kind: PlainKind,
  answers: readonly PlainAnswer[],
): Promise<PlainServer> {
  const child = start('bench/plain-server.ts')
  child.send({ kind, answers })
  const port = await messageFrom<number>(child)
  return { port, pid: child.pid!, stop: () => void child.kill() }
}

export function startClient() {
  const child = start('bench/load-client.ts')
  return {
    run(load: Load): Promise<Outcome> {
      child.send(load)
      return messageFrom<Outcome>(child)
    },
    stop: () => void child.kill(),
  }
}

/** The messages carry buffers, which JSON can't. */
const start = (file: string) => fork(file, { serialization: 'advanced', execArgv: [] })

async function messageFrom<Message>(child: ChildProcess): Promise<Message> {
  const stop = new AbortController()
  const { signal } = stop
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('A process of the bench ended early; its own words are above.')
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended])
    return message as Message
  } finally {
    ended.catch(() => {})
    stop.abort()
  }
}
