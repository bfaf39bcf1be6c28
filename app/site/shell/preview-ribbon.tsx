/** Marks a page as a draft preview. */
export function PreviewRibbon() {
  return (
    <p className="label ground-ink px-gutter py-2 text-center" role="status">
      Preview of a draft. Visitors do not see this yet.
    </p>
  )
}
