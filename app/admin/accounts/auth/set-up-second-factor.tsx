import { Form, Link } from 'react-router'
import { AddPasskey } from '#app/admin/accounts/own-account/add-passkey.tsx'
import { AppSetUp } from '#app/admin/accounts/own-account/second-factor.tsx'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/set-up-second-factor.ts'
import { AuthFrame } from './auth-frame.tsx'
import { nextPageOf } from './next-page.ts'

export async function loader(args: Route.LoaderArgs) {
  const factors = await adminFrom(args).ownAccount.factors()
  return { ...factors, next: nextPageOf(args.request) }
}

export async function action(args: Route.ActionArgs) {
  const { startSecondFactor, confirmSecondFactor, startPasskey, addPasskey } =
    adminFrom(args).ownAccount
  const handlers = { startSecondFactor, confirmSecondFactor, startPasskey, addPasskey }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'Two-factor authentication' }]

/** People who are required to have a second factor see this page until they have set one up. */
export default function SetUpSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { hasApp, passkeys, passkeyRealm, isRequired, next } = loaderData
  const result = resultOf(actionData, 'startSecondFactor', 'confirmSecondFactor')
  const isSet = hasApp || passkeys.length > 0
  return (
    <AuthFrame {...textFor(isSet, isRequired)}>
      <FormAlert result={result?.ok ? undefined : result} />
      {(!isSet || hasApp) && (
        <section aria-labelledby="app" className="grid gap-4">
          <h2 id="app" className="text-section">
            Authenticator app
          </h2>
          <AppSetUp hasApp={hasApp} result={result} />
        </section>
      )}
      {!isSet && (
        <section aria-labelledby="passkey" className="grid gap-4">
          <h2 id="passkey" className="text-section">
            Passkey
          </h2>
          <AddPasskey realm={passkeyRealm} />
        </section>
      )}
      {isSet && (
        <p>
          <Link to={next} className="admin-link">
            Continue
          </Link>
        </p>
      )}
      <Form method="post" action={adminPaths.signOut}>
        <Button size="sm" variant="outline" type="submit">
          Sign out
        </Button>
      </Form>
    </AuthFrame>
  )
}

function textFor(isSet: boolean, isRequired: boolean) {
  if (isSet) {
    const intro = 'You’ll be asked for it when you sign in.'
    return { heading: 'Two-factor authentication is on', intro }
  }
  const intro = 'Set up an authenticator app or a passkey.'
  if (!isRequired) return { heading: 'Two-factor authentication', intro }
  return {
    heading: 'Two-factor authentication is required',
    intro: `Your role requires it. ${intro} Then you can continue.`,
  }
}
