import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { AnyArea } from '../area.ts'
import { addressOf, type Filters } from '../filters.ts'
import { isIndexed } from './indexed.ts'

type Props = { area: AnyArea; filters: Filters } & Omit<ComponentProps<typeof Link>, 'to' | 'rel'>

/** A link to the same list with other filters: the page stays where it is. */
export const ListLink = ({ area, filters, ...rest }: Props) => (
  <Link
    to={addressOf(area, filters)}
    rel={isIndexed(area, filters) ? undefined : 'nofollow'}
    preventScrollReset
    {...rest}
  />
)
