import { Form, Link, redirect, useNavigation } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { passActionHeaders } from '#app/document-answer.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/code.ts'
import { AuthFrame } from './auth-frame.tsx'
import { nextPageOf } from './next-page.ts'
import { PasskeyButton, passkeyOf } from './passkey-button.tsx'

export async function loader(args: Route.LoaderArgs) {
  if (await adminFrom(args).session.actor()) throw redirect(nextPageOf(args.request))
  const isPasskeyOnly = readQuery(args).by === 'passkey'
  return { isPasskeyOnly, passkey: await passkeyOf(args) }
}

export async function action(args: Route.ActionArgs) {
  const { enterCode, signInByPasskey } = adminFrom(args).auth
  const handlers = { code: enterCode, passkey: signInByPasskey }
  const result = await dispatchIntent(await readForm(args), handlers)
  if (!result.ok) return respond(result)
  throw redirect(nextPageOf(args.request))
}

export const headers = passActionHeaders
/** Reloads after a failed attempt too, because the passkey challenge may have expired. */
export const shouldRevalidate = () => true

export const meta = () => [{ title: 'Enter your code' }]

export default function Code({ actionData, loaderData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  const failure = actionData && !actionData.ok ? actionData : undefined
  const { isPasskeyOnly, passkey } = loaderData
  return (
    <AuthFrame
      heading={isPasskeyOnly ? 'Use your passkey' : 'Enter your code'}
      intro={
        isPasskeyOnly
          ? 'Your account requires your passkey. If you lost it, ask whoever runs the server to remove it.'
          : 'Enter the six digits from your authenticator app, or a recovery code.'
      }
    >
      <FormAlert result={actionData} />
      {!isPasskeyOnly && failure?.status !== 410 && (
        <Form method="post" noValidate className="grid gap-5">
          <input type="hidden" name="intent" value="code" />
          <TextField
            id="code"
            name="code"
            label="Code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            error={failure?.errors?.code}
            autoFocus
            required
          />
          <Button type="submit" busy={busy}>
            Continue
          </Button>
        </Form>
      )}
      <PasskeyButton challenge={passkey} isOnlyWay={isPasskeyOnly} />
      <p className="text-small">
        <Link to={adminPaths.signIn} className="admin-link">
          Back to sign-in
        </Link>
      </p>
    </AuthFrame>
  )
}
