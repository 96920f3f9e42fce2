import type { ReactNode } from 'react'
import { Attraction } from '../areas/attractions/attraction.tsx'
import { Service } from '../areas/government-services/detail/service.tsx'
import { Walk } from '../areas/virtual-tour/walk.tsx'
import { WholeTour } from '../areas/virtual-tour/whole-tour.tsx'
import type { AreaContent } from '../team/content/area-content.server.ts'
import { answerPreview, loadPreview } from '../team/content/load-preview.server.ts'
import { PreviewPage } from '../team/content/preview-page.tsx'
import type { Route } from './+types/content-preview-page.ts'
import type { contents } from './content.server.ts'

export const loader = (args: Route.LoaderArgs) => loadPreview(args)
export const action = (args: Route.ActionArgs) => answerPreview(args)

type Contents = typeof contents
type DataOf<Content> = Content extends AreaContent<infer Data> ? Data : never

const components: {
  readonly [Name in keyof Contents]: (props: { data: DataOf<Contents[Name]> }) => ReactNode
} = {
  government: Service,
  attraction: Attraction,
  tour: WholeTour,
  stop: ({ data }) => <Walk {...data} />,
}

export default function ContentPreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PreviewPage back={loaderData.back} answer={actionData} components={components} />
}
