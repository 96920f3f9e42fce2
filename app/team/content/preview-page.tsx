import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ArticleText } from '../../reading/articles/article-text.tsx'
import { FaqList } from '../../reading/questions/faq-list.tsx'
import { StandingArticle } from '../../reading/standing-pages/standing-article.tsx'
import { chipClass } from '../../ground/ui/chip.tsx'
import { ChangedSearches } from './changed-searches.tsx'
import type { Preview, PreviewAnswer } from './preview.ts'

/** What shows an item of an area, by name; the registry sees that each takes the data which its area gives. */
type Components = Readonly<Record<string, (props: { data: never }) => ReactNode>>

/** What would be on the site, or the problems of what was sent. Without an answer no form was sent. */
export function PreviewPage({
  back,
  answer,
  components,
}: {
  back: string
  answer: PreviewAnswer | undefined
  components: Components
}) {
  const { t } = useLingui()
  return (
    <>
      <title>{t`Preview`}</title>
      <meta name="robots" content="noindex" />
      <p role="status" className="wrap bg-warn-soft py-3 font-medium text-warn">
        <Trans>This is a preview. Nothing is saved. Close this tab to continue writing.</Trans>
      </p>
      {!answer && (
        <main id="main" className="wrap py-section">
          <h1 className="text-3xl">
            <Trans>Nothing to preview</Trans>
          </h1>
          <Link to={back} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>All content</Trans>
          </Link>
        </main>
      )}
      {answer && 'preview' in answer && <ShownPreview preview={answer.preview} components={components} />}
      {answer && 'problems' in answer && (
        <main id="main" className="wrap py-section">
          <h1 className="text-3xl">
            <Trans>Please fix the problems below</Trans>
          </h1>
          <ul className="mt-4 list-disc space-y-3 pl-5">
            {answer.problems.map(({ label, problem }) => (
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

function ShownPreview({ preview, components }: { preview: Preview; components: Components }) {
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
    case 'searches':
      return <ChangedSearches {...preview} />
    case 'area': {
      const Component = components[preview.name]!
      return <Component data={preview.data as never} />
    }
  }
}
