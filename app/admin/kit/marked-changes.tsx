import { diffWordsWithSpace } from 'diff'

/** Milliseconds; texts in which nothing is the same take far longer. */
const TIMEOUT = 300

/** The words that were removed and added, marked as such for everyone. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { timeout: TIMEOUT }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return parts.map(({ value, added, removed }, index) => {
    const key = `${index} ${value}`
    if (removed) {
      return (
        <del key={key} className="bg-alarm/15">
          {value}
        </del>
      )
    }
    return added ? (
      <ins key={key} className="bg-accent/15 font-semibold no-underline [del+&]:ml-1">
        {value}
      </ins>
    ) : (
      <span key={key}>{value}</span>
    )
  })
}

type MarkedPicturesProps = { before: string | null; after: string | null }

/** A picture before and after. */
export function MarkedPictures({ before, after }: MarkedPicturesProps) {
  return (
    <span className="flex flex-wrap items-start gap-3">
      <Picture src={before} name="Then" />
      <Picture src={after} name="Now" />
    </span>
  )
}

function Picture({ src, name }: { src: string | null; name: string }) {
  return (
    <span className="grid gap-1 text-soft">
      {name}
      {src ? (
        <img src={src} alt="" className="max-h-32 rounded-small border border-line" />
      ) : (
        <span>No picture</span>
      )}
    </span>
  )
}
