import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { AnyArea } from '../area.ts'
import { addressOf, type Filters } from '../filters.ts'
import { relOf } from './indexed.ts'

type Props = {
  area: AnyArea
  filters: Filters
  /** Where it leads from the page on show. */
  rel?: 'prev' | 'next'
} & Omit<ComponentProps<typeof Link>, 'to' | 'rel'>

/** A link to the same list with other filters: the page stays where it is. */
export function ListLink({ area, filters, rel, ...rest }: Props) {
  const words = [rel, relOf(area, filters)].filter(Boolean).join(' ')
  return <Link to={addressOf(area, filters)} rel={words || undefined} preventScrollReset {...rest} />
}
