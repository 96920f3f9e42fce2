import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'

type Answers = {
  /** What it says to a letter: an SMTP code and its words, as `[451, 'Later']`; null takes it. */
  answer?: (letter: Email) => readonly [number, string] | null
  /** A self-signed certificate. */
  certificate?: boolean
  /** By itself a free one. */
  port?: number
} & Pick<SMTPServerOptions, 'onMailFrom' | 'onRcptTo' | 'onAuth' | 'authOptional' | 'hideDSN'>

/** A mail server on this machine, from now to the end of the calling test file. `letters` has what it took. */
export async function startMailServer({
  answer,
  certificate = false,
  port: wanted = 0,
  ...options
}: Answers = {}) {
  const letters: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: certificate ? [] : ['STARTTLS'],
    ...options,
    async onData(stream, _, done) {
      const letter = await PostalMime.parse(await buffer(stream))
      const refusal = answer?.(letter)
      if (refusal) return done(refusing(refusal))
      letters.push(letter)
      done()
    },
  })
  const { server: socket } = server
  server.listen(wanted, '127.0.0.1')
  await once(socket, 'listening')
  server.on('error', () => {}) // visitors who leave early
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = socket.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, letters }
}

/** An error that the mail server passes on as its answer. */
export const refusing = ([code, text]: readonly [number, string]) =>
  Object.assign(new Error(text), { responseCode: code })
