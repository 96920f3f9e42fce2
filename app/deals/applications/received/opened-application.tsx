import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { momentText } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { reportAddress } from '../addresses.ts'
import { ApplicationFacts } from '../application-facts.tsx'
import { InterviewNote } from '../interview-note.tsx'
import { StateTag } from '../moves/state-tag.tsx'
import { Timeline } from '../moves/timeline.tsx'
import { Answers } from './answers.tsx'
import type { OpenApplication } from './load-received.server.ts'
import { longestNote } from './longest.ts'
import type { RefusedAnswer } from './refused-answer.ts'

const link = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4'

/** An application as its employer reads it. */
export function OpenedApplication({
  opened,
  refused,
}: {
  opened: OpenApplication
  refused: RefusedAnswer | undefined
}) {
  const { i18n, t } = useLingui()
  const { number, name, state, note, createdAt, facts, interview, write, timeline } = opened
  const ofNote = refused?.op === 'note' ? refused : undefined
  return (
    <article className="grid content-start gap-4 rounded-xl bg-surface p-6 shadow-md">
      <header className="grid gap-2">
        <h2 className="text-2xl wrap-anywhere">{name}</h2>
        <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
          <StateTag state={state} />
          {momentText(createdAt, i18n.locale)}
        </p>
      </header>
      {interview && <InterviewNote interview={interview} href={`/bookings/received/${interview.number}`} />}
      {facts ? (
        <ApplicationFacts facts={facts} />
      ) : (
        <p className="text-text-muted">
          <Trans>The applicant has withdrawn it, so it can no longer be read.</Trans>
        </p>
      )}
      <Answers opened={opened} refused={refused} />
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="op" value="note" />
        <input type="hidden" name="number" value={number} />
        <Field
          label={<Trans>Your note</Trans>}
          hint={<Trans>The applicant does not see it.</Trans>}
          error={ofNote?.problem === 'note' && t`Use up to 2,000 characters.`}
        >
          <textarea name="note" rows={2} maxLength={longestNote} defaultValue={ofNote?.note ?? note} />
        </Field>
        <Button type="submit" tone="line">
          <Trans>Save note</Trans>
        </Button>
      </Form>
      <Timeline moves={timeline} />
      <div className="flex flex-wrap gap-x-6">
        {write && (
          <Link to={write} className={link}>
            <Icon name="message" className="size-4.5" />
            <Trans>Messages</Trans>
          </Link>
        )}
        {facts && (
          <Link to={reportAddress(number)} className={link}>
            <Icon name="flag" className="size-4.5" />
            <Trans>Report</Trans>
          </Link>
        )}
      </div>
    </article>
  )
}
