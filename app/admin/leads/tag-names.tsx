export const tagClass =
  'inline-flex max-w-full items-center gap-1.5 rounded-pill border border-strong-line px-2 py-0.5 text-label wrap-anywhere'

/** A lead's tags. */
export function TagNames({ tags }: { tags: string[] }) {
  return tags.map((tag) => (
    <bdi key={tag} className={tagClass}>
      {tag}
    </bdi>
  ))
}
