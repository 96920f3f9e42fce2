import type { Route } from './+types/emergency-page.ts'
import { answerEmergency } from './answer.server.tsx'

export const loader = (args: Route.LoaderArgs) => answerEmergency(args)
