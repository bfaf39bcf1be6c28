import { type ArticlePart, compareArticles } from '#model/content/compare-articles.ts'
import { sitePicture } from '#model/media/site-picture.ts'
import { MarkedPictures, MarkedWords } from './marked-changes.tsx'

/** A text of several paragraphs before and after: the changed ones, with words and pictures marked. */
export function MarkedArticle({ before, after }: { before: string; after: string }) {
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
