import { Trans } from '@lingui/react/macro'
import { SiteLink } from '../ground/ui/site-link.tsx'

/** The latte stone on the lagoon, and the name: leads home. */
export function Logo({ name }: { name: string }) {
  return (
    <SiteLink to="/" className="flex min-h-11 items-center gap-2.5">
      <img src="/favicon.svg" alt="" width={40} height={40} className="size-8.5 sm:size-10" />
      <span className="max-[18rem]:sr-only">
        <b className="block font-display text-xl leading-none font-bold tracking-(--tracking-display) sm:text-[1.375rem]">
          {name}
        </b>
        <small className="mt-0.5 hidden text-xs leading-tight opacity-80 sm:block lg:max-xl:hidden">
          <Trans>Saipan · Tinian · Rota</Trans>
        </small>
      </span>
    </SiteLink>
  )
}
