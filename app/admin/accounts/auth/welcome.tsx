import { Form, Link, redirect, useNavigation } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { passActionHeaders } from '#app/document-answer.ts'
import { PASSWORD_MIN, roleLines } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { AccountLink } from '#server/features/accounts/welcome.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/welcome.ts'
import { AuthFrame } from './auth-frame.tsx'

export async function loader(args: Route.LoaderArgs) {
  const link = await adminFrom(args).auth.readLink(readQuery(args))
  return respond(link)
}

export async function action(args: Route.ActionArgs) {
  const values = { ...(await readForm(args)), key: readQuery(args).key }
  const result = await adminFrom(args).auth.welcome(values)
  if (!result.ok) return respond(result)
  throw redirect(result.value.isIn ? adminPaths.dashboard : `${adminPaths.signIn}?reset`)
}

export const headers = passActionHeaders
export const meta = () => [{ title: 'Welcome' }]

export default function Welcome({ actionData, loaderData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  if (!loaderData.ok) return <ExpiredLink message={loaderData.message} />
  const link = loaderData.value
  const errors = fieldErrors(actionData)
  return (
    <AuthFrame {...textFor(link)}>
      <FormAlert result={actionData} />
      <Form method="post" noValidate className="grid gap-5">
        {link.kind !== 'reset' && (
          <TextField
            id="name"
            name="name"
            label="Your name"
            autoComplete="name"
            error={errors?.name}
            required
          />
        )}
        {link.email === '' ? (
          <TextField
            id="email"
            name="email"
            type="email"
            label="Email"
            autoComplete="username"
            error={errors?.email}
            required
          />
        ) : (
          // For password managers; the email is shown in the sentence above.
          <input type="text" hidden autoComplete="username" value={link.email} readOnly />
        )}
        <TextField
          id="password"
          name="password"
          type="password"
          label="Password"
          hint={`At least ${PASSWORD_MIN} characters. A few unrelated words work well.`}
          autoComplete="new-password"
          error={errors?.password}
          required
        />
        <Button type="submit" busy={busy}>
          {link.kind === 'reset' ? 'Set password' : 'Set up my account'}
        </Button>
      </Form>
    </AuthFrame>
  )
}

function textFor({ kind, email, role }: AccountLink) {
  if (kind === 'reset') {
    return {
      heading: 'Choose a new password',
      intro: `For ${email}. All devices are signed out.`,
    }
  }
  if (email === '') {
    return {
      heading: 'Set up the first account',
      intro: 'You will be the owner, with full access. You can invite others.',
    }
  }
  const rights = role ? `as ${role}: ${roleLines[role].toLowerCase()}` : 'as before'
  return { heading: 'Set up your account', intro: `For ${email}, ${rights}.` }
}

function ExpiredLink({ message }: { message: string }) {
  return (
    <AuthFrame heading="This link has expired" intro={message}>
      <p className="flex flex-wrap gap-6 text-small">
        <Link to={adminPaths.signIn} className="admin-link">
          Go to sign-in
        </Link>
        <Link to={adminPaths.forgot} className="admin-link">
          Forgot your password?
        </Link>
      </p>
    </AuthFrame>
  )
}
