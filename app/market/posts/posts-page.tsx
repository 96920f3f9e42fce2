import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { areaOf } from '../../directory/known-areas.ts'
import { mostPosts } from '../../directory/posts.ts'
import { readTyped } from '../../ground/forms/fields.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { BackLink } from '../../ground/ui/back-link.tsx'
import { buttonClass } from '../../ground/ui/button.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { addPhotos, keptPhotos } from '../photos/chosen-photos.server.ts'
import type { Route } from './+types/posts-page.ts'
import { postsAddress } from './addresses.ts'
import {
  addPost,
  deletePost,
  endPost,
  findLatestId,
  findPosting,
  findPostsBefore,
  renewPost,
} from './change-post.server.ts'
import { NewPost } from './new-post.tsx'
import { PostCard } from './post-card.tsx'
import { postFields, type RefusedPost } from './post-form.ts'
import { postsQuery } from './posts-query.ts'

export const handle = { query: postsQuery }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const listing = await findPosting(context.database, viewerOf(context, url), params)
  const area = areaOf(params.kind)
  if (!listing || !area) throw notFound()
  const { before } = postsQuery.parse(url)
  const { posts, next } = await findPostsBefore(context.database, listing.id, before)
  const address = postsAddress(listing.kind, listing.ref)
  return {
    siteName: context.siteName,
    title: listing.title,
    href: `${area.path}/${encodeURIComponent(listing.ref)}`,
    posts: posts.map((one) => ({ ...one, isRunning: one.endsAt > context.now })),
    latest: await findLatestId(context.database, listing.id),
    newest: before ? address : null,
    older: next ? postsQuery.address(address, { before: next }) : null,
  }
}

/** Each form has an `op`. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const { database, language } = context
  const listing = await findPosting(database, viewer, args.params)
  if (!listing) throw notFound()
  const address = postsAddress(listing.kind, listing.ref)
  const back = () => redirect(postsQuery.address(address, postsQuery.parse(args.url)))
  const change = { listing, actorId: viewer.id }
  const id = rowNumber(typed('id'))
  switch (typed('op')) {
    case 'end':
      if (!(await endPost(database, change, id))) throw notFound()
      return back()
    case 'delete':
      if (!(await deletePost(database, change, id))) throw notFound()
      return back()
    case 'renew': {
      const problem = await renewPost(database, change, id)
      if (problem === undefined) throw notFound()
      if (problem === null) return back()
      return refuse({ problem }, 409)
    }
    case 'add': {
      const { values, problems } = readTyped(postFields, form)
      const kept = await keptPhotos(database, viewer.id, { form, most: 1 })
      const { photos, refused: refusedFiles } = await addPhotos(context, viewer.id, { form, most: 1, kept })
      const sent = { typed: values, photos, refusedFiles }
      if (problems || refusedFiles.length > 0)
        return refuse({ ...sent, problems: (problems ?? {}) as RefusedPost['problems'] }, 422)
      const [photo = null] = photos
      const problem = await addPost(database, change, { ...values, photo, lang: language })
      return problem ? refuse({ ...sent, problem }, 409) : redirect(address)
    }
    default:
      throw notFound()
  }
}

const nothing: RefusedPost = {
  problem: null,
  problems: {},
  typed: { kind: '', title: '', text: '' },
  photos: [],
  refusedFiles: [],
}
const refuse = (refused: Partial<RefusedPost>, status: number) =>
  data<RefusedPost>({ ...nothing, ...refused }, { status })

/** For those who act for a listing: its offers and news. */
export default function PostsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, siteName, href, posts, latest, newest, older } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <title>{`${t`Offers and news`} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={href}>{title}</BackLink>
        <div className="grid gap-2">
          <h1 className="text-3xl">
            <Trans>Offers and news</Trans>
          </h1>
          <p className="text-text-muted">
            <Trans>
              They stay on your page for 30 days, up to {mostPosts} at a time. You can end or renew each one.
            </Trans>
          </p>
        </div>
        <NewPost key={latest} refused={actionData} />
        {posts.length > 0 && (
          <ul className="grid gap-4">
            {posts.map((one) => (
              <PostCard key={one.id} post={one} />
            ))}
          </ul>
        )}
        {(newest ?? older) && (
          <p className="flex flex-wrap gap-3">
            {newest && (
              <Link to={newest} className={buttonClass({ tone: 'line' })}>
                <Trans>Newest posts</Trans>
              </Link>
            )}
            {older && (
              <Link to={older} className={buttonClass({ tone: 'line' })}>
                <Trans>Older posts</Trans>
              </Link>
            )}
          </p>
        )}
      </div>
    </main>
  )
}
