import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirectDocument,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { text } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import { readForm } from '../../ground/forms/read-form.ts'
import { Button } from '../../ground/ui/button.tsx'
import { withoutLanguage } from '../../ground/query/language.ts'
import { PreferencesFields } from './preferences-fields.tsx'
import { chosenIn, preferenceCookies } from './preferences.ts'
import { ThemeSetting } from './theme-switch.tsx'

const query = defineQuery({ next: text(2_000) })
export const handle = { query }
export function loader({ url, context }: LoaderFunctionArgs) {
  const { language, island } = context.get(requestContext)
  return { language, island, next: query.parse(url).next || null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const headers = new Headers()
  const cookies = request.headers.get('cookie') ?? ''
  for (const cookie of preferenceCookies(chosenIn(form), cookies)) headers.append('set-cookie', cookie)
  return redirectDocument(sameSite(form.get('next'), context.get(requestContext).origin), {
    status: 303,
    headers,
  })
}

/** The dialog's form as a page, for browsers without JavaScript and for links. */
export default function PreferencesPage() {
  const { t } = useLingui()
  const { language, island, next } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Preferences`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-140">
        <h1 className="text-3xl">
          <Trans>Preferences</Trans>
        </h1>
        <Form method="post" reloadDocument className="mt-4">
          {next && <input type="hidden" name="next" value={next} />}
          <PreferencesFields language={language} island={island} />
          <Button type="submit" size="lg" className="mt-4 max-sm:w-full">
            <Trans>Save Preferences</Trans>
          </Button>
        </Form>
        <ThemeSetting />
      </div>
    </main>
  )
}

/** Where to go after saving: a path of this site without `?lang=`, which would override the choice; otherwise home. */
function sameSite(next: unknown, origin: string): string {
  if (typeof next !== 'string' || !URL.canParse(next, origin)) return '/'
  const address = withoutLanguage(new URL(next, origin))
  if (address.origin !== origin) return '/'
  // `/.//host` is normalized to `//host`, which a browser would take for another site.
  return address.pathname.replace(/^\/{2,}/, '/') + address.search
}
