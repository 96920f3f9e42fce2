import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { momentText } from '../../../ground/i18n/format.ts'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { FoundDispute } from './find-dispute.server.ts'

type Props = {
  posts: FoundDispute['posts']
  names: Readonly<Record<'buyer' | 'seller', string>>
  /** Below which its photos are. */
  address: string
  /** Whose posts the reader can report, by their ids. */
  reportable?: { readonly side: 'buyer' | 'seller'; readonly addressOf: (id: number) => string }
}

/** What both sides have said in a dispute. */
export function PostList({ posts, names, address, reportable }: Props) {
  const { i18n, t } = useLingui()
  return (
    <ol className="grid gap-3">
      {posts.map(({ id, side, text, photos, at, isHidden }) => {
        const name = names[side] || t`Former member`
        return (
          <li key={id} className="grid gap-2 rounded-xl bg-surface p-4 shadow-md">
            <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
              <b className="wrap-anywhere text-text">{name}</b>
              <span>{side === 'buyer' ? <Trans>Buyer</Trans> : <Trans>Seller</Trans>}</span>
              <time dateTime={at.toISOString()}>{momentText(at, i18n.locale)}</time>
            </p>
            {isHidden && (
              <p className="text-text-muted">
                <Trans>Hidden by our staff.</Trans>
              </p>
            )}
            {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
            {photos > 0 && (
              <ul className="flex flex-wrap gap-2">
                {Array.from({ length: photos }, (_, place) => {
                  const src = `${address}/${id}-${place}`
                  const which = place + 1
                  return (
                    <li key={src}>
                      <a href={src} target="_blank" rel="noopener">
                        <img
                          src={src}
                          alt={t`Photo ${which} of ${name}`}
                          width={96}
                          height={96}
                          loading="lazy"
                          className="size-24 rounded-md object-cover"
                        />
                      </a>
                    </li>
                  )
                })}
              </ul>
            )}
            {reportable?.side === side && !isHidden && (
              <Link
                to={reportable.addressOf(id)}
                aria-label={t`Report this message of ${name}`}
                className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-text-muted underline underline-offset-4 print:hidden"
              >
                <Icon name="flag" className="size-4.5" />
                <Trans>Report</Trans>
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
