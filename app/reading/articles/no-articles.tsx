import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Blank } from '../../directory/list/blank.tsx'
import { buttonClass } from '../../ground/ui/button.tsx'
import { articlesAddress, blogPath } from './blog-address.ts'
import type { ListData } from './list-data.ts'

/** Loaded when a list is empty: few are. */
export default function NoArticles({ list: { path, q, page, timedOut } }: { list: ListData }) {
  const { t } = useLingui()
  if (timedOut)
    return (
      <Blank
        picture="error"
        title={t`The search took too long and was stopped`}
        text={t`Try again, or use fewer words.`}
      >
        <Link to={articlesAddress(path, { q, page })} className={buttonClass()}>
          <Trans>Try again</Trans>
        </Link>
      </Blank>
    )
  return (
    <Blank title={t`No articles found`} text={t`Try other words, or browse all articles.`}>
      <Link to={blogPath} className={buttonClass({ tone: 'line' })}>
        <Trans>All Articles</Trans>
      </Link>
    </Blank>
  )
}
