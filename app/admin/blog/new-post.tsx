import { useEffect } from 'react'
import { Link, useActionData, useNavigate, useNavigation } from 'react-router'
import { adminFrom, readForm, requireAuthorRole, respond } from '#app/admin/admin-from.ts'
import { CreateForm } from '#app/admin/kit/create-form.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/new-post.ts'

export async function action(args: Route.ActionArgs) {
  return respond(await adminFrom(args).blog.create(await readForm(args)))
}

export const loader = requireAuthorRole

export const meta = () => [{ title: 'New post' }]

export default function NewPost() {
  const result = useActionData<typeof action>()
  const navigate = useNavigate()
  // Until this screen is loaded anew after its form was sent: leaving it earlier would abort that, with an error.
  const isIdle = useNavigation().state === 'idle'
  const showToast = useToast()
  const created = result?.ok ? documentPath(result.value.document) : null
  const message = result?.message ?? ''
  useEffect(() => {
    if (!created || !isIdle) return
    showToast(message)
    void navigate(created, { replace: true })
  }, [created, isIdle, message, showToast, navigate])
  return (
    <>
      <PageHeader
        title="New post"
        intro="Starts a draft. Readers see it once you publish it."
        back={{ to: adminPaths.blog, name: 'Blog' }}
      />
      {created && (
        <Link to={created} className="admin-link justify-self-start">
          Open the post
        </Link>
      )}
      <CreateForm noun="post" list={adminPaths.blog} result={result}>
        <TextField
          id="title"
          name="title"
          label="Title"
          hint="Its address is made from it. You can change both later."
          error={fieldErrors(result)?.title}
          required
          autoFocus
          autoComplete="off"
        />
      </CreateForm>
    </>
  )
}
