import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Tag } from '../../directory/listing-card.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { Picture } from '../../ground/ui/picture.tsx'
import type { ArticleCard as CardContent } from './article.ts'
import { PublishedOn } from './published-on.tsx'

/**
 * An article among others. The link covers it all but the heart.
 * @param lead the first of a list: wide, with a larger picture
 */
export function ArticleCard({ article, lead }: { article: CardContent; lead?: boolean }) {
  const { t } = useLingui()
  const { slug, href, title, excerpt, lang, category, image, featured, publishedAt } = article
  const look = looks[lead ? 'lead' : 'usual']
  return (
    <article
      data-ref={slug}
      className={`group relative has-[h3_a:focus-visible]:rounded-lg has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-offset-4 has-[h3_a:focus-visible]:outline-focus ${look.card}`}
    >
      <div className="relative w-full self-start overflow-hidden rounded-lg bg-skeleton">
        <Picture src={image} alt="" ratio="16/9" eager={lead} className="group-hover:scale-[1.035]" />
      </div>
      {featured && (
        <div className="pointer-events-none absolute top-3 left-3 flex gap-1.5">
          <Tag tone="bright">{t`Featured`}</Tag>
        </div>
      )}
      <div className={`min-w-0 ${look.body}`}>
        <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-text-muted">
          <b className="font-semibold text-brand">{category.label}</b>
          <PublishedOn date={publishedAt} />
        </p>
        <h3 lang={lang ?? undefined} className={look.title}>
          <Link
            to={href}
            prefetch="intent"
            className="outline-none after:absolute after:inset-0 after:rounded-lg group-hover:text-brand"
          >
            {title}
          </Link>
        </h3>
        <p lang={lang ?? undefined} className={`mt-2 text-text-muted ${look.excerpt}`}>
          {excerpt}
        </p>
      </div>
      <div className={look.save}>
        <FavoriteButton type="blog" id={slug} title={title} variant="card" />
      </div>
    </article>
  )
}

const looks = {
  usual: {
    card: 'flex flex-col',
    body: 'px-0.5 pt-3',
    title: 'mt-1.25 text-xl',
    excerpt: 'line-clamp-2 text-sm',
    save: 'contents',
  },
  lead: {
    card: 'grid gap-5 sm:grid-cols-2',
    body: 'content-center sm:grid',
    title: 'mt-2 text-3xl',
    excerpt: 'text-lg',
    save: 'absolute top-0 left-0 w-full sm:w-[calc(50%-0.625rem)]',
  },
} as const
