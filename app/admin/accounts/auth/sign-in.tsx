import { useEffect } from 'react'
import { Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { removeKeptOf } from '#app/admin/kit/kept-storage.ts'
import { Notice } from '#app/admin/kit/notice.tsx'
import { passActionHeaders } from '#app/document-answer.ts'
import { adminPaths, SIGNED_OUT } from '#model/admin-paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/sign-in.ts'
import { AuthFrame } from './auth-frame.tsx'
import { nextPageOf } from './next-page.ts'
import { PasskeyButton, passkeyOf } from './passkey-button.tsx'

export async function loader(args: Route.LoaderArgs) {
  if (await adminFrom(args).session.actor()) throw redirect(nextPageOf(args.request))
  const isReset = new URL(args.request.url).searchParams.has('reset')
  const isNew = await adminFrom(args).auth.isNew()
  return { isReset, passkey: await passkeyOf(args), isNew: isNew.ok && isNew.value }
}

export async function action(args: Route.ActionArgs) {
  const { signIn, signInByPasskey } = adminFrom(args).auth
  const handlers = { password: signIn, passkey: signInByPasskey }
  const result = await dispatchIntent(await readForm(args), handlers)
  if (!result.ok) return respond(result)
  const next = nextPageOf(args.request)
  const needs = result.intent === 'password' ? result.value.needs : 'nothing'
  if (needs === 'nothing') throw redirect(next)
  throw redirect(`${adminPaths.secondFactor}?${new URLSearchParams({ next, by: needs })}`)
}

/** Reloads after a failed attempt too, because the passkey challenge may have expired. */
export const shouldRevalidate = () => true

/** Shown after a password reset. */
const resetDone = {
  ok: true,
  message: 'Your new password is set. Sign in with it.',
  value: null,
} as const

export const headers = passActionHeaders
export const meta = () => [{ title: 'Sign in' }]

export default function SignIn({ actionData, loaderData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  const errors = fieldErrors(actionData)
  const signedOut = useSearchParams()[0].get(SIGNED_OUT)
  useEffect(() => {
    if (signedOut) removeKeptOf(signedOut)
  }, [signedOut])
  return (
    <AuthFrame heading="Sign in">
      <FormAlert result={actionData ?? (loaderData.isReset ? resetDone : undefined)} />
      {loaderData.isNew && <FirstAccount />}
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="password" />
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="username"
          error={errors?.email}
          autoFocus
          required
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          error={errors?.password}
          required
        />
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
      </Form>
      <PasskeyButton challenge={loaderData.passkey} />
      <p className="text-small">
        <Link to={adminPaths.forgot} className="admin-link">
          Forgot your password?
        </Link>
      </p>
    </AuthFrame>
  )
}

/** Where the set-up link is, before there is any account. */
function FirstAccount() {
  return (
    <Notice>
      <p>
        There is no account yet. The link to create the first one is in the log of the server, where
        it was started.
      </p>
      <p className="font-normal text-ink">
        It works once and for seven days. For a new one, restart the server or run{' '}
        <code>npm run admin -- owner EMAIL</code> on it.
      </p>
    </Notice>
  )
}
