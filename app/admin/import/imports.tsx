import { Form, Link, redirect, useNavigation } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { importPath } from '#model/blog/post-paths.ts'
import { IMPORT_BYTES_MAX, importFormats } from '#model/import/import.ts'
import { MEBIBYTE } from '#model/leads/upload.ts'
import { Button } from '#ui/button.tsx'
import { FileField } from '#ui/text-field.tsx'
import type { Route } from './+types/imports.ts'
import { ImportTag } from './import-tag.tsx'
import { useFollowImport } from './use-follow-import.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).imports.list()
}

export async function action(args: Route.ActionArgs) {
  const { upload } = adminFrom(args).imports
  const result = await dispatchIntent(await readForm(args), { upload })
  if (result.ok) throw redirect(importPath(result.value.id))
  return respond(result)
}

export const meta = () => [{ title: 'Import posts' }]

/** Uploaded exports of other systems, and the upload of another. */
export default function Imports({ loaderData: imports, actionData }: Route.ComponentProps) {
  useFollowImport(...imports.map(({ state }) => state))
  return (
    <>
      <PageHeader
        title="Import posts"
        intro="Bring the posts of your old site with their pictures, authors, categories and dates. You see what is in the file before anything is imported."
        back={{ to: adminPaths.blog, name: 'Blog' }}
      />
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] xl:gap-14">
        <UploadForm result={actionData} />
        <section aria-labelledby="how" className="grid gap-4">
          <SectionHeading id="how" title="Where the file is" />
          <dl className="grid gap-4">
            {sources.map(({ name, where }) => (
              <div key={name} className="grid gap-1">
                <dt className="font-semibold">{name}</dt>
                <dd className="max-w-[60ch] text-soft">{where}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {imports.length > 0 && (
        <section aria-labelledby="uploads" className="grid gap-4">
          <SectionHeading id="uploads" title="Uploads" />
          <DataTable
            caption="Uploads, newest first"
            columns={['File', 'From', 'Status', 'Uploaded']}
            empty=""
          >
            {imports.map(({ id, fileName, facts, state, at, by }) => (
              <tr key={id}>
                <td>
                  <Link to={importPath(id)} className="font-semibold hover:underline wrap-anywhere">
                    {fileName}
                  </Link>
                </td>
                <td>{facts ? importFormats[facts.format] : ''}</td>
                <td>
                  <ImportTag state={state} />
                </td>
                <td>
                  <Moment at={at} /> by {by}
                </td>
              </tr>
            ))}
          </DataTable>
        </section>
      )}
    </>
  )
}

const sources = [
  {
    name: importFormats.wordpress,
    where:
      'Tools → Export → All content. Upload the .xml file; WordPress.com packs several into a .zip, which is fine as it is.',
  },
  {
    name: importFormats.ghost,
    where:
      'Settings → Import/Export → Export content. Upload the .json file, and enter the address of the old site in the next step, so that pictures are found.',
  },
  {
    name: importFormats.markdown,
    where:
      'Pack the folder of your posts as a .zip, with the pictures that are in it: Jekyll, Hugo, Eleventy, Astro and others that begin with YAML or TOML.',
  },
]

function UploadForm({ result }: { result: ActionResult<unknown> | undefined }) {
  const { state, formData } = useNavigation()
  return (
    <Panel aria-labelledby="upload">
      <SectionHeading id="upload" title="Upload an export" />
      <FormAlert result={result} />
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid grid-cols-1 gap-5"
      >
        <input type="hidden" name="intent" value="upload" />
        <FileField
          id="file"
          name="file"
          label="File"
          accept=".xml,.json,.zip,.md,.markdown"
          hint={`.xml, .json, .zip or .md, at most ${IMPORT_BYTES_MAX / MEBIBYTE} MB. Pack a larger one as a .zip.`}
          error={fieldErrors(result)?.file}
        />
        <div>
          <Button
            size="sm"
            type="submit"
            busy={state !== 'idle' && formData?.get('intent') === 'upload'}
          >
            Upload
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
