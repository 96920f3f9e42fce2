import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

/** The latte stone on the lagoon, and the name: leads home. */
export function Logo({ name }: { name: string }) {
  return (
    <Link to="/" className="flex items-center gap-2.5">
      <Mark />
      <span>
        <b className="block font-display text-xl leading-none font-bold tracking-(--tracking-display) sm:text-[1.375rem]">
          {name}
        </b>
        <small className="mt-0.5 hidden text-xs leading-tight opacity-80 sm:block lg:max-xl:hidden">
          <Trans>Saipan · Tinian · Rota</Trans>
        </small>
      </span>
    </Link>
  )
}

const Mark = () => (
  <svg viewBox="0 0 40 40" aria-hidden className="size-8.5 sm:size-10">
    <circle cx="20" cy="20" r="20" className="fill-flame-500" />
    <path d="M.4 24q4.9-3 9.8 0t9.8 0 9.8 0 9.8 0A20 20 0 0 1 .4 24Z" className="fill-lagoon-600" />
    <path d="M3 30.5q4.5-2.5 8.5 0t8.5 0 8.5 0 8.5 0A20 20 0 0 1 3 30.5Z" className="fill-reef-400" />
    <path d="M10.5 9.5h19q-.6 7.5-9.5 8-8.9-.5-9.5-8Z" className="fill-limestone-50" />
    <path d="M15.8 18.8h8.4l1.6 13.6H14.2Z" className="fill-limestone-50" />
    <path d="M21.5 18.8h2.7l1.6 13.6h-4Z" className="fill-limestone-300" />
  </svg>
)
