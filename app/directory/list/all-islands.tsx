import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { AnyArea } from '../area.ts'
import { type Filters, withChoice } from '../filters.ts'
import { ListLink } from './list-link.tsx'

/** Where one island has little, the others may have more. */
export function AllIslands({ area, filters }: { area: AnyArea; filters: Filters }) {
  if (!filters.chosen.island) return null
  return (
    <ListLink area={area} filters={withChoice(filters, 'island', [])} className={buttonClass()}>
      <Trans>Show all islands</Trans>
    </ListLink>
  )
}
