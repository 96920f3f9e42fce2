import { useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { viewerOf } from '../users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import type { Route } from './+types/profile-page.ts'
import { RecentActivity } from './activity/recent-activity.tsx'
import { ActivitySummary } from './activity-summary.tsx'
import { CreateListingBanner } from './create-listing-banner.tsx'
import { FavoritesSummary } from './favorites-summary.tsx'
import { loadProfile } from './load-profile.server.ts'
import { NextStep, nextStepOf } from './next-step.tsx'
import { Notice } from './notice.tsx'
import { changePicture } from './picture/change-picture.server.ts'
import { sendPicture } from './picture/send-picture.ts'
import { ProfileCard } from './profile-card.tsx'
import { noticeAddress, profileQuery } from './profile-notice.ts'
import { SideMenu } from './side-menu.tsx'

export const handle = { query: profileQuery }
export function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  return loadProfile(context, viewerOf(context, url), url)
}

/** The only form on this page changes the picture. */
export async function action({ request, url, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const { problem, done } = await changePicture(context, viewerOf(context, url), request)
  if (problem) return data({ problem }, { status: 422 })
  throw redirect(noticeAddress(done), { status: 303 })
}

export const clientAction = (args: Route.ClientActionArgs) => sendPicture(args)

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { counts, favorites, activity, waiting, verification } = loaderData
  const step = nextStepOf(loaderData)
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Profile`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{t`Profile`}</h1>
      <Notice profile={loaderData} />
      {step ? <NextStep step={step} reason={verification.reason} /> : <CreateListingBanner isFirst />}
      <div className="mt-6 grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <SideMenu waiting={waiting} />
          <ProfileCard profile={loaderData} problem={actionData?.problem} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          {step && <CreateListingBanner isFirst={false} />}
          <ActivitySummary counts={counts} />
          <FavoritesSummary favorites={favorites} />
          <RecentActivity activity={activity} />
        </div>
      </div>
    </main>
  )
}
