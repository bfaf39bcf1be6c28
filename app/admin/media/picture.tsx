import { Link, redirect } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { MediaUse } from '#server/features/media/uses.ts'
import { Image } from '#ui/image.tsx'
import type { Route } from './+types/picture.ts'
import { CopySample } from './copy-sample.tsx'
import { DescribeForm } from './describe-form.tsx'
import { FocusForm } from './focus-form.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { ReplaceForm } from './replace-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).media.open({ id: args.params.id })
}

export async function action(args: Route.ActionArgs) {
  const { media } = adminFrom(args)
  const { describe, focus, replace, remove } = media
  const form = { ...(await readForm(args)), id: args.params.id }
  const result = await dispatchIntent(form, { describe, focus, replace, remove })
  if (result.ok && result.intent === 'remove') throw redirect(adminPaths.media)
  return respond(result)
}

/** Also after a failure: someone may have started to use the picture. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.item.name ?? 'Media' },
]

export default function PictureScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { item, uses } = loaderData
  const { role } = usePerson()
  const mayEdit = mayAct(role, 'editor')
  const mayDescribe = mayAct(role, 'author') && !item.isSample
  const isEditor = mayEdit && !item.isSample
  const errors = fieldErrors(actionData)
  return (
    <>
      <PageHeader title={item.name} back={{ to: adminPaths.media, name: 'Media' }} />
      <FormAlert result={actionData} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(--spacing(80),2fr)]">
        <div className="grid content-start gap-5">
          <div className="flex justify-center border border-line bg-raised">
            {item.film ? (
              // biome-ignore lint/a11y/useMediaCaption: films of the library are silent loops
              <video src={item.film} poster={item.picture.src} controls className="max-h-144" />
            ) : (
              <Image
                className="max-h-144 object-contain"
                {...item.picture}
                sizes="(width < 1024px) 95vw, 50rem"
                eager
              />
            )}
          </div>
          <PictureFacts item={item} />
        </div>
        <div className="grid content-start gap-8">
          {mayEdit && item.isSample && <CopySample item={item} />}
          {mayDescribe && <DescribeForm key={item.changedAt} item={item} errors={errors} />}
          {isEditor && !item.picture.src.endsWith('.svg') && (
            <FocusForm key={item.picture.src} item={item} />
          )}
          <Uses uses={uses} />
          {isEditor && !item.film && (
            <ReplaceForm key={`replace ${item.version}`} uses={uses.length} error={errors?.file} />
          )}
          {isEditor && <RemovePicture name={item.name} uses={uses.length} />}
        </div>
      </div>
    </>
  )
}

/** Links to all uses of a picture. */
export function Uses({ uses }: { uses: MediaUse[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-section">Used in</h2>
      {uses.length === 0 && <p className="text-soft">Not used yet.</p>}
      <ul className="grid gap-1">
        {uses.map(({ what, href }) => (
          <li key={`${what} ${href}`}>
            <Link to={href} className="admin-link">
              {what}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type RemovePictureProps = {
  name: string
  /** Number of places that use the picture. */
  uses: number
}

/** Deletes an unused picture. */
function RemovePicture({ name, uses }: RemovePictureProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-section">Delete</h2>
      {uses > 0 ? (
        <p className="text-soft">
          This picture is in use. Remove it from the places above before deleting it.
        </p>
      ) : (
        <div>
          <ConfirmButton
            label="Delete picture"
            question={`Delete “${name}”?`}
            consequence="The picture and all its sizes are deleted from the library. Links to its file stop working. This can’t be undone."
            confirm="Delete picture"
            values={{ intent: 'remove' }}
          />
        </div>
      )}
    </section>
  )
}
