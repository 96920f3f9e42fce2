import type { Context, MiddlewareHandler } from 'hono'
import { readReport } from '../app/ground/mail/returned/read-report.server.ts'
import { takeReport } from '../app/ground/mail/returned/take-report.server.ts'
import { type Env, plainAnswer } from './answers.ts'
import type { SiteDatabase } from './database.ts'
import { isToken } from './secret.ts'

export const bouncesAddress = '/mail/bounces'

/** Lets those through who know the secret, before their body is received. */
export const asksForBounceSecret =
  (secret: string | undefined): MiddlewareHandler<Env> =>
  (c, next) => {
    if (!secret)
      return Promise.resolve(
        plainAnswer(c, 404, 'Mails that come back are not taken: BOUNCE_SECRET is unset.'),
      )
    const sent = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    return isToken(secret, sent)
      ? next()
      : Promise.resolve(plainAnswer(c, 401, 'This needs BOUNCE_SECRET, as Authorization: Bearer.'))
  }

/**
 * Takes a mail that came to the address to which servers return ours, as it is. Any other mail, such as an answer of a
 * person, is no error: the mail server would return it.
 */
export const answerBounce =
  ({ db }: Pick<SiteDatabase, 'db'>) =>
  async (c: Context<Env>): Promise<Response> => {
    const report = await readReport(c.get('body') as ArrayBuffer)
    const isNew = report !== null && (await takeReport(db, report))
    return plainAnswer(c, 200, isNew ? 'Noted.' : 'This says nothing new about a mail of this site.')
  }
