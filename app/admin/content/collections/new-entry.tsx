import { redirect, useActionData, useLoaderData } from 'react-router'
import { adminFrom, readForm, requireAuthorRole, respond } from '#app/admin/admin-from.ts'
import { CreateForm } from '#app/admin/kit/create-form.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { collectionPath, documentPath } from '#model/admin-paths.ts'
import { collections } from '#model/content/collections.ts'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/new-entry.ts'
import { requireKind } from './require-kind.ts'

export async function action(args: Route.ActionArgs) {
  const kind = requireKind(args.params)
  const result = await adminFrom(args).content.addEntry({ ...(await readForm(args)), kind })
  if (result.ok) throw redirect(documentPath(result.value.document))
  return respond(result)
}

export async function loader(args: Route.LoaderArgs) {
  const kind = requireKind(args.params)
  await requireAuthorRole(args)
  return { kind }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `New ${collections[loaderData.kind].nouns[0]}` : 'New entry' },
]

export default function NewEntry() {
  const result = useActionData<typeof action>()
  const { kind } = useLoaderData<typeof loader>()
  const { title, path, nouns, nameLabel } = collections[kind]
  const [noun, several] = nouns
  return (
    <>
      <PageHeader
        title={`New ${noun}`}
        intro={`Adds a draft at the top of the ${several}. Fill in the rest on the next screen.`}
        back={{ to: collectionPath(path), name: title }}
      />
      <CreateForm noun={noun} list={collectionPath(path)} result={result}>
        <TextField
          id="name"
          name="name"
          label={nameLabel}
          error={fieldErrors(result)?.name}
          required
          autoFocus
        />
      </CreateForm>
    </>
  )
}
