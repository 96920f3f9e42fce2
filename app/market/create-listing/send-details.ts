import type { ClientActionFunctionArgs } from 'react-router'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { languageOfTag } from '../../ground/i18n/languages.ts'
import type { UnsentDetails } from './form/details.server.ts'
import { forgetEnding } from '../../ground/kept/kept.ts'
import { sentBy } from './sent.ts'
import { sentText } from './sent-text.ts'
import { toast } from '../../ground/ui/toast.tsx'
import { typedOf } from './typed-of.ts'

/** Client action beside `receiveDetails`: forgets what was sent and announces the result. */
export async function sendDetails({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & {
  serverAction: () => Promise<UnsentDetails>
}): Promise<UnsentDetails> {
  const form = await request.clone().formData()
  const [draftId, version] = [String(form.get('draft')), Number(form.get('version'))]
  const typed = typedOf(form)
  try {
    const unsent = await serverAction()
    if (!unsent.conflict) forgetEnding(draftId)
    return unsent
  } catch (thrown) {
    if (!(thrown instanceof Response)) {
      return { typed, version, refused: 'unreached' }
    }
    const to = new URL(thrown.headers.get('location') ?? '/', location.origin)
    if (to.pathname !== '/login') forgetEnding(draftId)
    const sent = sentBy(to)
    if (sent)
      toast({
        text: sentText(
          sent,
          String(form.get('typeName')),
          i18nOf(languageOfTag(document.documentElement.lang)),
        ),
      })
    throw thrown
  }
}
