import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link } from 'react-router'
import { adminOf } from '../desk/admin-only.ts'
import { Attraction } from '../../areas/attractions/attraction.tsx'
import { Service } from '../../areas/government-services/detail/service.tsx'
import { Walk } from '../../areas/virtual-tour/walk.tsx'
import { WholeTour } from '../../areas/virtual-tour/whole-tour.tsx'
import { ArticleText } from '../../reading/articles/article-text.tsx'
import { requestContext } from '../../ground/request/request-context.ts'
import { FaqList } from '../../reading/questions/faq-list.tsx'
import { StandingArticle } from '../../reading/standing-pages/standing-article.tsx'
import { chipClass } from '../../ground/ui/chip.tsx'
import type { Route } from './+types/preview-page.ts'
import { listPath } from './content-address.ts'
import { kindOf } from './kinds.server.ts'
import type { Preview } from './preview.ts'
import { receivePreview } from './receive-preview.server.ts'

export function loader({ url, context, params }: Route.LoaderArgs) {
  adminOf(context.get(requestContext), url)
  return { back: listPath(kindOf(params.kind).name) }
}

/** Shows what was written as visitors would read it, in the language that `?lang=` names. Nothing is saved. */
export async function action(args: Route.ActionArgs) {
  const kind = kindOf(args.params.kind)
  const { page: context, problems, look } = await receivePreview(args, kind)
  if (problems) return data({ problems }, { status: 422 })
  const { preview } = kind
  if (!preview) throw data(null, { status: 404 })
  return { preview: await look((tx, ref) => preview(tx, context, ref)) }
}

/** Of whoever comes by another way than the button of a form there is nothing to look at. */
export default function PreviewPage({ loaderData: { back }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <>
      <title>{t`Preview`}</title>
      <meta name="robots" content="noindex" />
      <p role="status" className="wrap bg-warn-soft py-3 font-medium text-warn">
        <Trans>This is a preview: nothing is saved. Close this tab to go on writing.</Trans>
      </p>
      {!actionData && (
        <main id="main" className="wrap py-section">
          <h1 className="text-3xl">
            <Trans>There is nothing to look at</Trans>
          </h1>
          <Link to={back} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>All content</Trans>
          </Link>
        </main>
      )}
      {actionData && 'preview' in actionData && <Looked preview={actionData.preview} />}
      {actionData && 'problems' in actionData && (
        <main id="main" className="wrap py-section">
          <h1 className="text-3xl">
            <Trans>Please fix the problems below</Trans>
          </h1>
          <ul className="mt-4 list-disc space-y-3 pl-5">
            {actionData.problems.map(({ label, problem }) => (
              <li key={label}>
                <b>{label}</b>: {problem}
              </li>
            ))}
          </ul>
        </main>
      )}
    </>
  )
}

function Looked({ preview }: { preview: Preview }) {
  switch (preview.as) {
    case 'standing':
      return <StandingArticle text={preview.text} />
    case 'article':
      return (
        <main id="main">
          <ArticleText article={preview.article} />
        </main>
      )
    case 'faq':
      return (
        <main id="main" className="wrap py-section">
          <h1 className="mb-4 text-2xl">
            <Trans>Frequently Asked Questions</Trans>
          </h1>
          <FaqList items={preview.items} />
        </main>
      )
    case 'terms':
      return (
        <main id="main" className="wrap py-section">
          <h1 className="mb-4 text-2xl">
            <Trans>Offered in this order</Trans>
          </h1>
          <ul className="flex flex-wrap gap-2">
            {preview.terms.map(({ value, label }) => (
              <li key={value} className={chipClass({ on: value === preview.value })}>
                {label}
              </li>
            ))}
          </ul>
        </main>
      )
    case 'government':
      return <Service data={preview.data} />
    case 'attraction':
      return <Attraction data={preview.data} />
    case 'tour':
      return <WholeTour data={preview.data} />
    case 'stop':
      return <Walk tour={preview.tour} stops={preview.stops} asked={preview.at} />
  }
}
