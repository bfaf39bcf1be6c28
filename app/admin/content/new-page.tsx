import { useState } from 'react'
import { redirect, useActionData } from 'react-router'
import { adminFrom, readForm, requireAuthorRole, respond } from '#app/admin/admin-from.ts'
import { CreateForm } from '#app/admin/kit/create-form.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import { pageKindNames, pageKinds, SUMMARY_MAX } from '#model/content/new-page.ts'
import { slugOf } from '#model/content/slug.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/new-page.ts'

export async function action(args: Route.ActionArgs) {
  const result = await adminFrom(args).content.createPage(await readForm(args))
  if (result.ok) throw redirect(documentPath(result.value.document))
  return respond(result)
}

export const loader = requireAuthorRole

export const meta = () => [{ title: 'New page' }]

export default function NewPage() {
  const result = useActionData<typeof action>()
  const errors = fieldErrors(result) ?? {}
  const [title, setTitle] = useState('')
  const [slug, setSlug] = useState<string | null>(null)
  return (
    <>
      <PageHeader
        title="New page"
        intro="Creates a draft with the usual sections. Visitors see it once you publish it."
        back={{ to: adminPaths.content, name: 'Content' }}
      />
      <CreateForm noun="page" list={adminPaths.content} result={result}>
        <TextField
          id="title"
          name="title"
          label="Title"
          hint="Shown in browser tabs and search results. You can change it later."
          error={errors.title}
          required
          onChange={({ target }) => setTitle(target.value)}
        />
        <SelectField
          id="kind"
          name="kind"
          label="Page type"
          hint="A service also gets a menu card, published with its page. A case study also appears in the collection of cases."
          error={errors.kind}
        >
          {pageKindNames.map((kind) => (
            <option key={kind} value={kind}>
              {pageKinds[kind].name}, at {pageKinds[kind].folder}…
            </option>
          ))}
        </SelectField>
        <TextArea
          id="summary"
          name="summary"
          label="In one sentence"
          hint={`For search results, the head of the page and its card. 50 to ${SUMMARY_MAX} characters; you can write it later.`}
          error={errors.summary}
          maxLength={SUMMARY_MAX}
          rows={2}
        />
        <TextField
          id="slug"
          name="slug"
          label="Address"
          hint="The last part of the URL, such as open-house. You can change it later."
          error={errors.slug}
          value={slug ?? slugOf(title)}
          onChange={({ target }) => setSlug(target.value)}
          autoCapitalize="none"
          spellCheck={false}
        />
      </CreateForm>
    </>
  )
}
