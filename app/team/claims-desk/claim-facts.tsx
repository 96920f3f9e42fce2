import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../ground/i18n/format.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { wayTexts } from '../../market/claims/labels.ts'
import { Fact } from '../desk/fact.tsx'
import { userPath } from '../users/user-query.ts'
import { deskAddress } from './desk-query.ts'
import type { findClaim } from './find-claims.server.ts'

type FoundClaim = Omit<NonNullable<Awaited<ReturnType<typeof findClaim>>>, 'codeSeed' | 'fileKey'>

const link = 'underline underline-offset-4'

/** What a claim is judged by: who claims, what the listing publishes, what each side says, and the document. */
export function ClaimFacts({
  claim,
}: {
  claim: FoundClaim & {
    readonly hasFile: boolean
    /** Undefined: the owner has none. */
    readonly ownerPath: string | undefined
  }
}) {
  const { t, i18n } = useLingui()
  const { contact, address, words, ownerId, ownerWords, objection } = claim
  const file = `${deskAddress(claim.id)}/document`
  return (
    <>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Fact label={<Trans>Claimed by</Trans>}>
          <Link to={userPath(claim.claimantId)} className={link}>
            {claim.name}
          </Link>
          <span className="block text-sm text-text-muted">{claim.email}</span>
          {claim.isVerified && (
            <span className="flex items-center gap-1 text-sm text-success">
              <Icon name="badge-check" className="size-4" />
              <Trans>ID checked</Trans>
            </span>
          )}
        </Fact>
        <Fact label={<Trans>Proof</Trans>}>{i18n._(wayTexts[claim.way])}</Fact>
        <Fact label={<Trans>Published contact</Trans>}>
          {[contact.phone, contact.email, contact.website, address].filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <Fact label={<Trans>Sent on</Trans>}>
          {formatDate(claim.createdAt, i18n.locale, { dateStyle: 'long' })}
        </Fact>
      </dl>
      <Statement by={<Trans>What the claimant says</Trans>}>{words}</Statement>
      {claim.hasFile && (
        <section className="mt-6 max-w-140">
          <h2 className="mb-2 text-xl">
            <Trans>Document</Trans>
          </h2>
          {claim.fileType === 'application/pdf' ? (
            <a href={file} download className={buttonClass({ tone: 'line' })}>
              <Icon name="download" className="size-4.5" />
              <Trans>Download the PDF</Trans>
            </a>
          ) : (
            <a href={file} target="_blank" className="block">
              <img src={file} alt={t`Document of the claim`} className="w-full rounded-lg" />
            </a>
          )}
        </section>
      )}
      {ownerId && (
        <section className="mt-6">
          <h2 className="text-xl">
            {claim.state === 'waiting' ? <Trans>Present owner</Trans> : <Trans>Former owner</Trans>}
          </h2>
          <p>
            {claim.ownerPath ? (
              <Link to={claim.ownerPath} className={link}>
                {claim.ownerName}
              </Link>
            ) : (
              claim.ownerName
            )}{' '}
            <span className="text-text-muted">{claim.ownerEmail}</span>
          </p>
          {ownerWords ? (
            <q className="mt-1 block max-w-140 wrap-anywhere whitespace-pre-line">{ownerWords}</q>
          ) : (
            <p className="text-text-muted">
              <Trans>The owner was told and has not answered yet.</Trans>
            </p>
          )}
        </section>
      )}
      {objection && <Statement by={<Trans>Objection of the former contact</Trans>}>{objection}</Statement>}
    </>
  )
}

const Statement = ({ by, children }: { by: ReactNode; children: string }) => (
  <section className="mt-6 max-w-140">
    <h2 className="text-xl">{by}</h2>
    <q className="mt-1 block wrap-anywhere whitespace-pre-line">{children}</q>
  </section>
)
