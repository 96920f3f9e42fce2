import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea, Part } from '../area.ts'

/** Home, the area and, last and without a link, this page. */
export function Breadcrumbs({ area, name, children }: { area: Part; name?: ReactNode; children: ReactNode }) {
  const { t, i18n } = useLingui()
  const link = 'inline-flex min-h-11 items-center hover:underline lg:min-h-9'
  return (
    <nav aria-label={t`Breadcrumb`} className="pt-1 text-sm text-text-muted sm:pt-3">
      <ol className="flex items-center gap-1">
        <li className="shrink-0">
          <SiteLink to="/" className={link}>
            <Trans>Home</Trans>
          </SiteLink>
        </li>
        <Separator />
        <li className="max-w-3/5 shrink-0">
          <SiteLink to={area.path} className={link}>
            {name ?? i18n._(area.texts.title)}
          </SiteLink>
        </li>
        <Separator />
        <li aria-current="page" className="truncate">
          {children}
        </li>
      </ol>
    </nav>
  )
}

/** Replaces the breadcrumb. */
export const BackLink = ({ area, children }: { area: AnyArea; children: ReactNode }) => (
  <p className="pt-1 text-sm text-text-muted sm:pt-3">
    <SiteLink to={area.path} className="inline-flex min-h-11 items-center gap-1 hover:underline lg:min-h-9">
      <Icon name="chevron-left" className="size-4" />
      {children}
    </SiteLink>
  </p>
)

const Separator = () => (
  <li aria-hidden>
    <Icon name="chevron-right" className="size-4" />
  </li>
)
