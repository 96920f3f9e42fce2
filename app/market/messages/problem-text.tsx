import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RecordKey } from '../../ground/db/named.ts'
import { scanTexts } from '../../ground/forms/scan-texts.ts'
import { conversationAddress } from './addresses.ts'
import type { Problem } from './message.ts'

const texts: Record<Problem, MessageDescriptor> = {
  empty: msg`Write a message or choose a photo.`,
  long: msg`This message is too long. Use up to 2,000 characters.`,
  gone: msg`You can no longer message this person.`,
  blocked: msg`You have blocked this person.`,
  often: msg`You have sent a lot of messages in a short time. Please try again later.`,
  same: msg`You have already sent this text several times. Wait an hour, or write something else.`,
  unverified: msg`Messages need a confirmed email address.`,
  'signed-out': msg`You are logged out.`,
  refused: msg`This message could not be sent.`,
  type: msg`We can’t read this file as a photo. Choose a JPEG, PNG or WebP.`,
  large: msg`This photo is too large. The limit is 10 MB.`,
  broken: msg`This photo is damaged. Choose another one.`,
  ...scanTexts,
}

/** Why a message was not sent; after a session has ended, with a link to log in and come back. */
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
          <Trans>Log in to send it</Trans>
        </a>
      )}
    </>
  )
}
