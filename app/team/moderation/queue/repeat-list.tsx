import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import type { Role } from '../../../ground/request/viewer.ts'
import { Button } from '../../../ground/ui/button.tsx'
import type { Repeat } from '../../../people/repeats/find-repeats.server.ts'
import { userPath } from '../../users/user-query.ts'

/** Names the text that a moderator has looked at. */
export const repeatField = 'repeat'

const places: Record<Repeat['place'], MessageDescriptor> = {
  message: msg`Message`,
  question: msg`Question`,
  answer: msg`Answer`,
  booking: msg`Booking`,
}

/** Texts that people send again and again, until a moderator has looked at them. */
export function RepeatList({ repeats, role }: { repeats: readonly Repeat[]; role: Role }) {
  const { t, i18n } = useLingui()
  if (repeats.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-xl">
        <Trans>The same text many times</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
        {repeats.map(({ userId, hash, name, text, place, sent, refused: stopped }) => {
          const who = name || t`Former member`
          return (
            <li key={`${userId} ${hash}`} className="py-4">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-text-muted">
                <span className="wrap-anywhere">
                  {i18n._(places[place])}
                  {' · '}
                  {role === 'admin' ? (
                    <Link
                      to={userPath(userId)}
                      className="inline-flex min-h-11 items-center underline underline-offset-4"
                    >
                      {who}
                    </Link>
                  ) : (
                    who
                  )}
                  {' · '}
                  <Trans>
                    Sent today: {sent}, stopped: {stopped}
                  </Trans>
                </span>
                <Form method="post">
                  <Button type="submit" tone="line" size="sm" name={repeatField} value={`${userId} ${hash}`}>
                    <Trans>Reviewed</Trans> <span className="sr-only">{who}</span>
                  </Button>
                </Form>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
