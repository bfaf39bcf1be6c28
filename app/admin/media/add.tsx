import { useEffect, useRef, useState } from 'react'
import { Form, Link, redirect } from 'react-router'
import { adminFrom, readForm, requireEditorRole, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { MEGAPIXELS_MAX, mediaItemPath, mediaRule } from '#model/media/media.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { Button } from '#ui/button.tsx'
import { FileField, TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/add.ts'
import { UploadOne } from './upload-one.tsx'

/** Without JavaScript: one picture at a time. */
export async function action(args: Route.ActionArgs) {
  const answer = await adminFrom(args).media.upload(await readForm(args))
  if (!answer.ok) return respond(answer)
  throw redirect(mediaItemPath(answer.value.id))
}

export const loader = requireEditorRole

export const meta = () => [{ title: 'Add pictures' }]

type Chosen = { key: number; file: File }

let lastKey = 0

export default function Add({ actionData }: Route.ComponentProps) {
  const showToast = useToast()
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [added, setAdded] = useState<MediaItem[]>([])
  /** Key of the file that “Upload all” is uploading. */
  const [current, setCurrent] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // The submit button unmounts after upload; move focus to the results heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every upload may have removed the focused button
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [added])

  const remove = (key: number) => setChosen((all) => all.filter((one) => one.key !== key))
  const next = (key: number) => {
    const at = chosen.findIndex((one) => one.key === key)
    setCurrent((now) => (now === key ? (chosen[at + 1]?.key ?? null) : now))
  }

  return (
    <>
      <PageHeader
        title="Add pictures"
        lead={`Up to ${mediaRule.maxBytes / 1024 / 1024} MB and ${MEGAPIXELS_MAX} megapixels each: ${mediaRule.extensions.join(', ')}. No SVG or animations. Location and camera data are removed.`}
      >
        <ButtonLink size="sm" variant="outline" to={adminPaths.media}>
          Back to the library
        </ButtonLink>
      </PageHeader>
      <FormAlert result={actionData} hasFields={false} />
      <Form method="post" encType="multipart/form-data" className="grid max-w-[40rem] gap-5">
        <FileField
          id="file"
          name="file"
          label="Choose pictures"
          accept={mediaRule.extensions.map((one) => `.${one}`).join(',')}
          multiple
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            setChosen((all) => [...all, ...files.map((file) => ({ key: ++lastKey, file }))])
            target.value = ''
          }}
        />
        <noscript>
          <div className="grid gap-5">
            <TextField id="plain-name" name="name" label="Name" />
            <TextField id="plain-alt" name="alt" label="Alt text" />
            <CheckField name="decorative">Decorative: adds no information</CheckField>
            <Button size="sm" type="submit">
              Upload
            </Button>
          </div>
        </noscript>
      </Form>
      {chosen.length > 1 && (
        <div>
          <Button
            size="sm"
            type="button"
            busy={current !== null}
            onClick={() => setCurrent(chosen[0]?.key ?? null)}
          >
            Upload all {chosen.length}
          </Button>
        </div>
      )}
      {chosen.map(({ key, file }) => (
        <UploadOne
          key={key}
          file={file}
          label="Upload"
          isMain={chosen.length === 1}
          isStarted={current === key}
          onSettled={() => next(key)}
          onDone={(item) => {
            showToast(`“${item.name}” is in the library.`)
            setAdded((all) => [item, ...all.filter(({ id }) => id !== item.id)])
            remove(key)
          }}
          onRemove={() => remove(key)}
        />
      ))}
      {added.length > 0 && (
        <section className="grid gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
            Added to the library
          </h2>
          <ul className="grid gap-1">
            {added.map(({ id, name }) => (
              <li key={id}>
                <Link to={mediaItemPath(id)} className="admin-link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
