import { Form, Link, useNavigation } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { passActionHeaders } from '#app/document-answer.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/forgot.ts'
import { AuthFrame } from './auth-frame.tsx'

export async function action(args: Route.ActionArgs) {
  return respond(await adminFrom(args).auth.forgot(await readForm(args)))
}

export const headers = passActionHeaders
export const meta = () => [{ title: 'Reset your password' }]

export default function Forgot({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <AuthFrame
      heading="Reset your password"
      intro="Enter your account’s email address. We’ll send you a link that works for an hour."
    >
      <FormAlert result={actionData} />
      {!actionData?.ok && (
        <Form method="post" noValidate className="grid gap-5">
          <TextField
            id="email"
            name="email"
            type="email"
            label="Email"
            autoComplete="username"
            error={actionData?.errors?.email}
            autoFocus
            required
          />
          <Button type="submit" busy={busy}>
            Send link
          </Button>
        </Form>
      )}
      <p className="text-small">
        <Link to={adminPaths.signIn} className="admin-link">
          Back to sign-in
        </Link>
      </p>
    </AuthFrame>
  )
}
