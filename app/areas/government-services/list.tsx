import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { CategoryTiles } from '../../directory/list/category-tiles.tsx'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/list.ts'
import { governmentServices } from './area.ts'
import { ServiceCard } from './card.tsx'

export const loader = (args: Route.LoaderArgs) => loadList(governmentServices, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(governmentServices, loaderData)

export default function GovernmentServices({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      area={governmentServices}
      data={loaderData}
      card={ServiceCard}
      tiles={CategoryTiles}
      action={<SubmitService />}
    >
      <Assistance />
    </ListPage>
  )
}

const SubmitService = () => (
  <Link to="/contact?topic=service" className={buttonClass({ tone: 'surface' })}>
    <Icon name="plus" />
    <Trans>Submit a Service</Trans>
  </Link>
)

const Assistance = () => (
  <section className="grid justify-items-center gap-4 rounded-xl bg-surface-2 px-5 py-8 text-center">
    <h2 className="text-2xl">
      <Trans>Need assistance with government services?</Trans>
    </h2>
    <Link to="/contact?topic=government" className={buttonClass()}>
      <Trans>Contact Us</Trans>
    </Link>
  </section>
)
