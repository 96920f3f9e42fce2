import { useLingui } from '@lingui/react/macro'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { NotFoundMessage } from '../../directory/detail/not-found-page.tsx'
import { articleMeta, noArticle } from './article-meta.ts'
import { ArticleText } from './article-text.tsx'
import { loadArticle } from './load-article.server.ts'
import { RelatedArticles } from './related-articles.tsx'
import { SharePanel } from './share-panel.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadArticle(args)
  return data(loaded, { status: loaded.found ? 200 : 404 })
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => articleMeta(loaderData)

export default function ArticlePage() {
  const { t, i18n } = useLingui()
  const loaded = useLoaderData<typeof loader>()
  if (!loaded.found) {
    const { title, text } = noArticle
    return <NotFoundMessage title={i18n._(title)} text={i18n._(text)} href="/" back={t`Return to Homepage`} />
  }
  const { article, related, site } = loaded
  const { slug, title, href } = article
  return (
    <main id="main">
      <ArticleText article={article}>
        <SharePanel slug={slug} title={title} url={site.origin + href} />
      </ArticleText>
      <RelatedArticles articles={related} />
    </main>
  )
}
