import type { BlockOf } from '#blocks/schema.ts'

type ProseContentsProps = { sections: BlockOf<'prose'>['sections'] }

/** A numbered list of the sections that have an anchor. */
export function ProseContents({ sections }: ProseContentsProps) {
  const listed = sections.filter(({ anchor }) => anchor)
  return (
    <nav aria-label="Contents" className="pb-10 lg:pb-12">
      <ol className="grid gap-x-6 md:grid-flow-col md:auto-cols-fr">
        {listed.map(({ title, anchor }, index) => (
          <li key={anchor} className="grid border-t border-strong-line">
            <a
              href={`#${anchor}`}
              className="grid min-h-11 grid-cols-[2rem_1fr] content-start items-baseline py-3 font-semibold decoration-fill decoration-2 underline-offset-6 hover:underline md:grid-cols-1 md:gap-y-2 md:pb-6"
            >
              <span className="label text-soft">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
