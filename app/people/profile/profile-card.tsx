import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { villageAndIsland } from '../../directory/place.ts'
import { formatDate, formatMoney } from '../../ground/i18n/format.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'
import type { LoadedProfile } from './load-profile.server.ts'
import { PictureForm } from './picture/picture-form.tsx'
import type { ChangeProblem } from './picture/picture-problem.ts'

/** The user's name, role and picture, as shown on their own page. */
export function ProfileCard({
  profile: { person, credit },
  problem,
}: {
  profile: Pick<LoadedProfile, 'person' | 'credit'>
  problem: ChangeProblem | undefined
}) {
  const { i18n } = useLingui()
  const { fullName, email, phone, place, image, isVerified, memberSince } = person
  const money = formatMoney(credit * 100, i18n.locale)
  const since = formatDate(memberSince, i18n.locale, { year: 'numeric', month: 'long' })
  return (
    <section aria-labelledby="person" className="rounded-xl bg-surface p-6 shadow-md">
      <PictureForm image={image} fullName={fullName} problem={problem} />
      <h2 id="person" className="mt-4 flex flex-wrap items-center gap-2 text-2xl">
        <span className="min-w-0 wrap-anywhere">{fullName}</span>
        {isVerified && (
          <span className="inline-flex items-center gap-1 rounded-pill bg-success-soft px-2.5 py-1 font-sans text-xs font-semibold text-success">
            <Icon name="badge-check" className="size-4" />
            <Trans>Verified</Trans>
          </span>
        )}
      </h2>
      <p className="text-sm text-text-muted">
        <Trans>Member since {since}</Trans>
      </p>
      <ul className="mt-4 grid gap-2">
        <Fact icon="mail">{email}</Fact>
        <Fact icon="phone">{phone || <NoValue />}</Fact>
        <Fact icon="map-pin">{place ? villageAndIsland(place, i18n) : <NoValue />}</Fact>
        <Fact icon="gift">
          <Trans>Advertising credit: {money}</Trans>
        </Fact>
      </ul>
      <Link to="/profile/setup" className={`${buttonClass({ tone: 'line', wide: true })} mt-4`}>
        <Trans>Edit Profile</Trans>
      </Link>
    </section>
  )
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon name={icon} className="mt-0.5 size-5 text-text-muted" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)

const NoValue = () => (
  <span className="text-text-muted">
    <Trans>Not provided</Trans>
  </span>
)
