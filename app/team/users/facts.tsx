import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDate, formatNumber } from '../../ground/i18n/format.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import { languageNames } from '../../people/preferences/languages.ts'
import { requestPath } from '../../people/verification/request-query.ts'
import { Fact } from '../desk/fact.tsx'
import type { Person } from './find-person.server.ts'
import { roleLabels } from '../../people/accounts/role-labels.ts'
import { userStateLabels } from './user-labels.ts'

/** Facts about a user, for admins. */
export function Facts({ person }: { person: Person }) {
  const { t, i18n } = useLingui()
  const { email, emailVerified, role, isDemo, hasSecondStep, passkeys } = person
  const { suspendedAt, closesAt, createdAt, language, listings } = person
  const state = suspendedAt ? 'suspended' : closesAt ? 'closing' : 'active'
  return (
    <dl className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Fact label={<Trans>Email address</Trans>}>
        {email} · {emailVerified ? <Trans>confirmed</Trans> : <Trans>not confirmed</Trans>}
      </Fact>
      <Fact label={<Trans>Role</Trans>}>
        {[i18n._(roleLabels[role]), isDemo && t`Demo account`].filter(Boolean).join(' · ')}
      </Fact>
      <Fact label={<Trans>State</Trans>}>{i18n._(userStateLabels[state])}</Fact>
      <Fact label={<Trans>Verification</Trans>}>
        <Verification person={person} />
      </Fact>
      <Fact label={<Trans>Two-step login</Trans>}>{hasSecondStep ? t`On` : t`Off`}</Fact>
      <Fact label={<Trans>Passkeys</Trans>}>
        <Plural value={passkeys} _0="None" other="#" />
      </Fact>
      <Fact label={<Trans>Member since</Trans>}>
        {formatDate(createdAt, i18n.locale, { dateStyle: 'long' })}
      </Fact>
      <Fact label={<Trans>Language</Trans>}>
        <span lang={languageTags[language]}>{languageNames[language]}</span>
      </Fact>
      <Fact label={<Trans>Active listings</Trans>}>{formatNumber(listings, i18n.locale)}</Fact>
    </dl>
  )
}

/** The state of the verification, linked to the request. */
function Verification({ person: { verifiedAt, request } }: { person: Person }) {
  const { t } = useLingui()
  const words = {
    draft: t`None`,
    pending: t`Waiting for a decision`,
    approved: t`Approved`,
    refused: t`Rejected`,
  }
  const text = verifiedAt ? t`Verified` : words[request?.status ?? 'draft']
  if (!request) return text
  return (
    <Link
      to={requestPath(request.id)}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {text}
    </Link>
  )
}
