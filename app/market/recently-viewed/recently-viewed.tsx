import { Trans, useLingui } from '@lingui/react/macro'
import { useReducer } from 'react'
import { Link, useLocation } from 'react-router'
import { villageAndIsland } from '../../directory/place.ts'
import { Price } from '../../directory/price.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { Picture } from '../../ground/ui/picture.tsx'
import { forgetViewed, recentlyViewed, type ViewedListing } from './viewed.ts'

/** The listings that this browser has opened lately, on the pages of listings and at home. No one else knows them. */
export function RecentlyViewed() {
  const { pathname } = useLocation()
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  const viewed = recentlyViewed().filter(({ href }) => href !== pathname)
  if (viewed.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="wrap py-section print:hidden">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="recently-viewed" className="text-2xl">
          <Trans>Recently viewed</Trans>
        </h2>
        <Button
          tone="ghost"
          onClick={() => {
            forgetViewed()
            readAgain()
          }}
        >
          <Icon name="trash" className="size-4.5" />
          <Trans>Clear</Trans>
        </Button>
      </div>
      <ul className="flex snap-x gap-3.5 overflow-x-auto scrollbar-none max-sm:-mx-gutter max-sm:scroll-px-gutter max-sm:px-gutter">
        {viewed.map((one) => (
          <li key={one.href} className="w-44 shrink-0 snap-start">
            <ViewedCard viewed={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ViewedCard({ viewed: { href, title, lang, picture, price, ...place } }: { viewed: ViewedListing }) {
  const { i18n } = useLingui()
  return (
    <Link to={href} className="group block text-sm leading-snug">
      <div className="overflow-hidden rounded-lg bg-skeleton">
        <Picture src={picture ?? '/pictures/default.svg'} alt="" ratio="4/3" />
      </div>
      <b lang={lang} className="mt-2 line-clamp-2 font-semibold group-hover:text-brand">
        {title}
      </b>
      <span className="block text-text-muted">{villageAndIsland(place, i18n)}</span>
      {price && <Price price={price} />}
    </Link>
  )
}
