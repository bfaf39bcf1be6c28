import { MarkedPictures, MarkedWords } from '#app/admin/kit/marked-changes.tsx'
import { type ArticlePart, compareArticles } from '#model/blog/compare-articles.ts'
import { type PostFields, postFields } from '#model/blog/post-form.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'
import { textOf } from './post-conflict.tsx'
import { sitePicture } from './site-picture.ts'

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
              <Article before={before.content} after={after.content} />
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

function Article({ before, after }: { before: string; after: string }) {
  return compareArticles(before, after).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id
    <Part key={index} part={part} />
  ))
}

function Part({ part }: { part: ArticlePart }) {
  if ('same' in part) {
    return (
      <p className="text-small text-soft">
        {part.same === 1 ? '1 paragraph' : `${part.same} paragraphs`} unchanged
      </p>
    )
  }
  const { before, after, pictures } = part
  const pairs = Math.max(pictures.before.length, pictures.after.length)
  return (
    <div className="grid gap-3 border-accent border-l-2 pl-3">
      <p className="whitespace-pre-wrap wrap-anywhere">
        <MarkedWords before={before} after={after} />
      </p>
      {Array.from({ length: pairs }, (_, index) => (
        <MarkedPictures
          key={`${pictures.before[index]} ${pictures.after[index]}`}
          before={shown(pictures.before[index])}
          after={shown(pictures.after[index])}
        />
      ))}
    </div>
  )
}

/** Pictures of other sites are not loaded in the admin. */
function shown(src: string | undefined) {
  return src && sitePicture(src) ? src : null
}
