import type { ComponentProps } from 'react'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import type { AnyArea } from '../area.ts'
import { addressOf, type Filters } from '../filters.ts'
import { relOf } from './indexed.ts'

type Props = { area: AnyArea; filters: Filters } & Omit<ComponentProps<typeof SiteLink>, 'to' | 'rel'>

/** A link to the same list with other filters: the page stays where it is. */
export const ListLink = ({ area, filters, ...rest }: Props) => (
  <SiteLink to={addressOf(area, filters)} rel={relOf(area, filters)} preventScrollReset {...rest} />
)
