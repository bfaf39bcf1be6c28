import { Form, redirect } from 'react-router'
import { adminFrom, readForm, requireAuthorRole, respond } from '#app/admin/admin-from.ts'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { MEGAPIXELS_MAX, mediaItemPath } from '#model/media/media.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/add.ts'
import { UploadArea } from './upload-area.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** Without JavaScript: one picture at a time. */
export async function action(args: Route.ActionArgs) {
  const answer = await adminFrom(args).media.upload(await readForm(args))
  if (!answer.ok) return respond(answer)
  throw redirect(mediaItemPath(answer.value.id))
}

export const loader = requireAuthorRole

export const meta = () => [{ title: 'Add pictures' }]

export default function Add({ actionData }: Route.ComponentProps) {
  const uploads = useUploads()
  return (
    <>
      <PageHeader
        title="Add pictures"
        intro={`Up to ${MEGAPIXELS_MAX} megapixels, no animations. Location and camera data are removed.`}
        back={{ to: adminPaths.media, name: 'Media' }}
      />
      <FormAlert result={actionData} hasFields={false} />
      <Form method="post" encType="multipart/form-data" className="grid gap-5">
        <UploadArea label="Pictures" name="file" onFiles={uploads.add} />
        <noscript>
          <div className="grid max-w-[40rem] gap-5">
            <TextField id="plain-name" name="name" label="Name" />
            <TextField id="plain-alt" name="alt" label="Alt text" />
            <CheckField name="decorative">Decorative: adds no information</CheckField>
            <Button size="sm" type="submit">
              Upload
            </Button>
          </div>
        </noscript>
      </Form>
      <UploadList {...uploads} />
    </>
  )
}
