import { MarkedArticle } from '#app/admin/kit/marked-article.tsx'
import { MarkedPictures, MarkedWords } from '#app/admin/kit/marked-changes.tsx'
import { type PostFields, postFields } from '#model/blog/post-form.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'
import { sitePicture } from '#model/media/site-picture.ts'
import { textOf } from './post-conflict.tsx'

type PostChangesProps = { before: PostFields; after: PostFields }

const pictureFields = ['imageUrl', 'shareImage']

/** What differs between two versions of a post, with words and pictures marked. */
export default function PostChanges({ before, after }: PostChangesProps) {
  const changed = postFields.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return <p>These versions are the same.</p>
  return (
    <dl className="grid gap-5">
      {changed.map((name) => (
        <div key={name} className="grid gap-1.5 border-line border-t pt-3">
          <dt className="label text-soft">{postFieldNames[name]}</dt>
          <dd className="grid max-w-[75ch] gap-3">
            {name === 'content' ? (
              <MarkedArticle before={before.content} after={after.content} />
            ) : (
              <Field name={name} before={before[name]} after={after[name]} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type FieldProps = { name: keyof PostFields; before: string; after: string }

function Field({ name, before, after }: FieldProps) {
  const pictures = [before, after].map((src) => (sitePicture(src) ? src : null))
  const [then = null, now = null] = pictureFields.includes(name) ? pictures : []
  return (
    <>
      <p className="whitespace-pre-wrap wrap-anywhere">
        <MarkedWords before={textOf(name, before)} after={textOf(name, after)} />
      </p>
      {(then || now) && <MarkedPictures before={then} after={now} />}
    </>
  )
}
