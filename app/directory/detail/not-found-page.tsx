import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'

/** A listing that is not there, in the words of its area; the loader has answered 404. */
export function NotFoundPage({ area }: { area: AnyArea }) {
  const { i18n } = useLingui()
  const { title, text, back } = area.texts.notFound
  return <NotFoundMessage title={i18n._(title)} text={i18n._(text)} href={area.path} back={i18n._(back)} />
}

export const NotFoundMessage = ({
  title,
  text,
  href,
  back,
}: {
  title: string
  text: string
  href: string
  back: string
}) => (
  <main
    id="main"
    className="wrap grid min-h-[60vh] place-content-center justify-items-center gap-3 py-section text-center"
  >
    <span className="grid size-16 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
      <Icon name="search" className="size-7" />
    </span>
    <h1 className="text-3xl">{title}</h1>
    <p className="max-w-110 text-text-muted">{text}</p>
    <Link to={href} className={`${buttonClass()} mt-3`}>
      <Icon name="chevron-left" className="size-4.5" />
      {back}
    </Link>
  </main>
)
