import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ground/ui/picture.tsx'
import { MarkdownText } from '../markdown/markdown-text.tsx'
import type { Article } from './article.ts'
import { categoryPath, tagPath } from './blog-address.ts'
import { PublishedOn } from './published-on.tsx'
import { TermLinks } from './term-links.tsx'

/** An article's full text. @param children actions below it */
export function ArticleText({ article, children }: { article: Article; children?: ReactNode }) {
  const { t } = useLingui()
  const { image, tags } = article
  return (
    <article className="wrap">
      <div className="mx-auto max-w-160">
        <Head article={article} />
      </div>
      <Picture src={image} alt="" ratio="16/9" eager className="mx-auto mt-6 max-w-200 rounded-lg" />
      <div className="mx-auto max-w-160">
        <Text article={article} />
        <TermLinks name={t`Tags`} links={tags.map(({ value, label }) => ({ href: tagPath(value), label }))} />
        {children}
      </div>
    </article>
  )
}

function Head({ article: { category, publishedAt, title, lang, author } }: { article: Article }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3.5 gap-y-2 text-sm text-text-muted">
        <Link
          to={categoryPath(category.value)}
          className="inline-flex min-h-11 items-center rounded-pill bg-brand-soft px-3.5 font-semibold text-on-brand-soft hover:underline lg:min-h-9"
        >
          {category.label}
        </Link>
        <PublishedOn date={publishedAt} />
      </p>
      <h1 lang={lang ?? undefined} className="mt-3 text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] leading-[1.05]">
        {title}
      </h1>
      <p className="mt-5 flex items-center gap-3 font-semibold">
        <Avatar {...author} />
        <span lang={author.lang ?? undefined}>{author.name}</span>
      </p>
    </>
  )
}

const Avatar = ({ name, avatar }: Article['author']) =>
  avatar ? (
    <img src={avatar} alt="" width={44} height={44} className="scene size-11 rounded-pill" />
  ) : (
    <span
      aria-hidden
      className="grid size-11 place-items-center rounded-pill bg-brand-soft font-semibold text-on-brand-soft"
    >
      {[...name][0]}
    </span>
  )

function Text({ article: { excerpt, content, lang, sample } }: { article: Article }) {
  return (
    <>
      <div lang={lang ?? undefined} className="py-5 text-lg">
        <p className="text-xl font-medium">{excerpt}</p>
        <div className="mt-5 space-y-5">
          <MarkdownText blocks={content} />
        </div>
      </div>
      {sample && (
        <p className="mb-5 rounded-md bg-surface-2 px-4 py-3 text-sm text-text-muted">
          <Trans>Sample article. The author is made up.</Trans>
        </p>
      )}
    </>
  )
}
