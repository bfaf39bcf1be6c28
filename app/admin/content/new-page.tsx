import { Form, redirect, useActionData, useNavigation } from 'react-router'
import { adminFrom, readForm, requireEditorRole, respond } from '#app/admin/admin-from.ts'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import { pageKindNames, pageKinds } from '#model/content/new-page.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/new-page.ts'

export async function action(args: Route.ActionArgs) {
  const answer = await adminFrom(args).content.createPage(await readForm(args))
  if (answer.ok) throw redirect(documentPath(answer.value.document))
  return respond(answer)
}

export const loader = requireEditorRole

export const meta = () => [{ title: 'New page' }]

export default function NewPage() {
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  const errors = fieldErrors(answer) ?? {}
  return (
    <>
      <PageHeader
        title="New page"
        lead="It begins as a draft, with the sections that most of its kind have. Visitors see it once you publish it."
      />
      <FormAlert result={answer} />
      <Form method="post" className="grid max-w-[40rem] gap-5">
        <TextField
          id="title"
          name="title"
          label="Title"
          hint="For the browser’s tab and search engines; you can change it later."
          error={errors.title}
          required
        />
        <SelectField
          id="kind"
          name="kind"
          label="What it is"
          hint="A service gets a card for the menu and the lists, too: publish the page first, then its card. A case study is listed on Projects once you add it to the cases there."
          error={errors.kind}
        >
          {pageKindNames.map((kind) => (
            <option key={kind} value={kind}>
              {pageKinds[kind].name}, at {pageKinds[kind].folder}…
            </option>
          ))}
        </SelectField>
        <TextField
          id="slug"
          name="slug"
          label="Address"
          hint="What stands behind the last slash, such as open-house. It stays as it is."
          error={errors.slug}
          required
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" type="submit" busy={state === 'submitting'}>
            Begin the page
          </Button>
          <ButtonLink size="sm" variant="outline" to={adminPaths.content}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
