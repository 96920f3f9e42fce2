import { Trans, useLingui } from '@lingui/react/macro'
import { ShareButton } from '../../directory/detail/share-button.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

/** Buttons to save and share the article. Networks are plain links: none of their scripts runs here. */
export function SharePanel({ slug, title, url }: { slug: string; title: string; url: string }) {
  const { t } = useLingui()
  const networks = [
    {
      label: t`Share on Twitter`,
      href: `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url })}`,
    },
    {
      label: t`Share on Facebook`,
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      label: t`Share on LinkedIn`,
      href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
    },
  ]
  return (
    <section className="mt-6 border-t border-line pt-6 print:hidden">
      <h2 className="mb-3 text-xl">
        <Trans>Share this article</Trans>
      </h2>
      <div className="flex flex-wrap gap-2">
        <FavoriteButton type="blog" id={slug} title={title} variant="button" />
        <ShareButton title={title} url={url} />
        {networks.map(({ label, href }) => (
          <a
            key={href}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ tone: 'line' })}
          >
            {label}
            <Icon name="external" className="size-4" />
          </a>
        ))}
      </div>
    </section>
  )
}
