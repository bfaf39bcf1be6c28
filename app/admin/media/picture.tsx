import { redirect } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { SmallLink } from '#app/admin/kit/small-button.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { Image } from '#ui/image.tsx'
import type { Route } from './+types/picture.ts'
import { DescribeForm } from './describe-form.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { RemovePicture } from './remove-picture.tsx'
import { ReplaceForm } from './replace-form.tsx'
import { Uses } from './uses.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).media.open({ id: args.params.id })
}

export async function action(args: Route.ActionArgs) {
  const { media } = adminFrom(args)
  const { intent, ...values } = await readForm(args)
  const given = { ...values, id: args.params.id }
  if (intent === 'remove') {
    const answer = await media.remove(given)
    if (answer.ok) throw redirect(adminPaths.media)
    return respond(answer)
  }
  if (intent === 'replace') return respond(await media.replace(given))
  return respond(await media.describe(given))
}

/** Also after a refusal: what stands in the way may be new. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.item.name ?? 'Media' },
]

export default function PictureScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { item, uses } = loaderData
  const { role } = usePerson()
  const isEditor = mayAct(role, 'editor')
  const errors = fieldErrors(actionData)
  return (
    <>
      <PageHeader title={item.name}>
        <SmallLink to={adminPaths.media}>All pictures</SmallLink>
      </PageHeader>
      <FormAlert answer={actionData} />
      <div className="media-screen">
        <div className="grid content-start gap-5">
          <div className="media-whole">
            <Image {...item.picture} sizes="(width < 1024px) 95vw, 50rem" eager />
          </div>
          <PictureFacts item={item} />
        </div>
        <div className="grid content-start gap-8">
          {isEditor && <DescribeForm key={item.changedAt} item={item} errors={errors} />}
          <Uses uses={uses} />
          {isEditor && (
            <ReplaceForm key={item.picture.src} uses={uses.length} error={errors?.file} />
          )}
          {isEditor && <RemovePicture name={item.name} uses={uses.length} />}
        </div>
      </div>
    </>
  )
}
