import { redirect } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { Image } from '#ui/image.tsx'
import type { Route } from './+types/picture.ts'
import { CopySample } from './copy-sample.tsx'
import { DescribeForm } from './describe-form.tsx'
import { FocusForm } from './focus-form.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { RemovePicture } from './remove-picture.tsx'
import { ReplaceForm } from './replace-form.tsx'
import { Uses } from './uses.tsx'

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
