import { Form, redirect, useActionData, useNavigation } from 'react-router'
import { adminFrom, readForm, requireEditorRole, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/new-job.ts'

export async function action(args: Route.ActionArgs) {
  const result = await adminFrom(args).content.addJob(await readForm(args))
  if (result.ok) throw redirect(documentPath('jobs', result.value.at))
  return respond(result)
}

export const loader = requireEditorRole

export const meta = () => [{ title: 'New job' }]

export default function NewJob() {
  const result = useActionData<typeof action>()
  const { state } = useNavigation()
  return (
    <>
      <PageHeader
        title="New job"
        lead="Adds a draft at the top of the job list. Fill in the rest on the next screen."
      />
      <FormAlert result={result} />
      <Form method="post" className="grid max-w-[40rem] gap-5">
        <TextField
          id="title"
          name="title"
          label="Title"
          error={fieldErrors(result)?.title}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" type="submit" busy={state === 'submitting'}>
            Create job
          </Button>
          <ButtonLink size="sm" variant="outline" to={adminPaths.collections}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
