import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Blank } from './blank.tsx'

type Props = {
  title: string
  text: string
  /** See `areaLinks`. */
  areas: readonly { readonly name: string; readonly path: string }[]
}

/** In place of an empty list of one's own, with links to the areas whose listings get into it. */
export const BlankWithAreas = ({ title, text, areas }: Props) => (
  <Blank heading="h2" title={title} text={text}>
    {areas.map(({ name, path }) => (
      <Link key={path} to={path} className={buttonClass({ tone: 'line' })}>
        {name}
      </Link>
    ))}
  </Blank>
)
