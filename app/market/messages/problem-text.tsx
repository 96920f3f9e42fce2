import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RecordKey } from '../../ground/db/named.ts'
import { conversationAddress } from './addresses.ts'
import type { Problem } from './message.ts'

const texts: Record<Problem, MessageDescriptor> = {
  empty: msg`Write a message, or choose a picture.`,
  long: msg`This message is too long: 2,000 characters at most.`,
  gone: msg`This person can no longer be written to.`,
  blocked: msg`You have blocked this person.`,
  often: msg`You have sent many messages in a short time. Please try again later.`,
  same: msg`You have sent this text to several people already. Please write each of them their own.`,
  unverified: msg`Messages need a confirmed email address.`,
  'signed-out': msg`You are signed out.`,
  refused: msg`This message could not be sent.`,
  type: msg`This file is no picture that we can read. Choose a JPEG, PNG or WebP.`,
  large: msg`This picture is too large: 10 MB at most.`,
  broken: msg`This picture can't be read to its end. Choose another.`,
}

/** Why a message was not sent; where nobody is signed in any more, with the way to come back here by. */
export function ProblemText({
  problem,
  place,
}: {
  problem: Problem
  place: RecordKey & { readonly with: number | null }
}) {
  const { i18n } = useLingui()
  const here = encodeURIComponent(conversationAddress(place, place.with))
  return (
    <>
      <span>{i18n._(texts[problem])}</span>
      {problem === 'signed-out' && (
        <a href={`/login?next=${here}`} className="inline-flex min-h-11 items-center font-semibold underline">
          <Trans>Sign in to send it</Trans>
        </a>
      )}
    </>
  )
}
