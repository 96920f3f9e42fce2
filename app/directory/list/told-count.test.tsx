import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { vehicles } from '../../areas/vehicles/area.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { parseFilters } from '../filters.ts'
import { SearchPanel } from './search-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import { useFilterForm } from './use-filter-form.ts'

const filters = parseFilters(vehicles, new URLSearchParams())

function listOf(total: number): string {
  function List() {
    const form = useFilterForm(vehicles, filters)
    const same = { area: vehicles, filters, total }
    return (
      <>
        <SearchPanel {...same} counts={{}} problems={{}} form={form}>
          {null}
        </SearchPanel>
        <Toolbar {...same} within={null} onSort={form.onChange} />
      </>
    )
  }
  const Page = createRoutesStub([{ path: '*', Component: List }])
  return renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <Page />
    </I18nProvider>,
  )
}

test.each([
  [1, '1 vehicle', 'Show 1 result'],
  [1_000, '1,000 vehicles', 'Show 1,000 results'],
  [2_401, '1,000+ vehicles', 'Show 1,000+ results'],
])('of %i results the list tells "%s" and the button of its filters "%s"', (total, ...told) => {
  const html = listOf(total)
  for (const text of told) expect(html).toContain(`>${text}<`)
})
