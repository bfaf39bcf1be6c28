import { useEffect, useState } from 'react'
import { Form, Link, redirect } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { Empty } from '#app/admin/kit/empty.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { mediaPaths } from '#model/media/media.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { Button } from '#ui/button.tsx'
import { Image } from '#ui/image.tsx'
import type { Route } from './+types/describe.ts'
import { AltFields } from './alt-fields.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).media.nextUndescribed(readQuery(args))
}

/** Saves the alt text and goes on to the next picture. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args)
  const answer = await adminFrom(args).media.describe(form)
  if (!answer.ok) return respond(answer)
  throw redirect(afterPath(String(form.id)))
}

export const meta = () => [{ title: 'Alt texts' }]

export default function Describe({ loaderData, actionData }: Route.ComponentProps) {
  const { item, count } = loaderData
  return (
    <>
      <PageHeader
        title="Alt texts"
        intro="Say what each picture shows, for people who can’t see it and for search engines."
        back={{ to: adminPaths.media, name: 'Media' }}
      />
      <FormAlert result={actionData} />
      <p role="status" className="font-semibold">
        {count === 0 ? 'Every picture has its alt text.' : `${count} without alt text`}
      </p>
      {item && <Next key={item.id} item={item} error={fieldErrors(actionData)?.alt} />}
      {!item && count > 0 && (
        <Empty>
          That was the last one.{' '}
          <Link to={mediaPaths.describe} className="admin-link">
            Go back to those you skipped
          </Link>
        </Empty>
      )}
    </>
  )
}

function Next({ item, error }: { item: MediaItem; error?: string }) {
  const { id, name, picture } = item
  const [text, setText] = useState({ alt: '', decorative: false })
  useEffect(() => document.getElementById('next-alt')?.focus(), [])
  return (
    <Form
      method="post"
      noValidate
      className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(--spacing(80),2fr)]"
    >
      <div className="flex justify-center border border-line bg-raised">
        <Image
          className="max-h-[60svh] object-contain"
          {...picture}
          alt={name}
          sizes="(width < 1024px) 95vw, 50rem"
          eager
        />
      </div>
      <div className="grid content-start gap-5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        <AltFields
          id="next"
          {...text}
          error={error}
          onChange={(change) => setText((now) => ({ ...now, ...change }))}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" type="submit">
            Save and go on
          </Button>
          <ButtonLink size="sm" variant="outline" to={afterPath(id)}>
            Skip
          </ButtonLink>
        </div>
      </div>
    </Form>
  )
}

function afterPath(id: string) {
  return `${mediaPaths.describe}?${new URLSearchParams({ after: id })}`
}
